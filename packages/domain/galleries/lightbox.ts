/** Milliseconds are not waited for: the lightbox is open or closed (storefront §4). */
export type LightboxState = 'closed' | 'open';
type LightboxEvent = 'open' | 'close' | 'escape';

/** The transitions of the lightbox; what is not in the table changes nothing. */
const lightboxTransitions: Readonly<Record<LightboxState, Partial<Record<LightboxEvent, LightboxState>>>> = {
  closed: { open: 'open' },
  open: { close: 'closed', escape: 'closed' },
};

export function nextLightboxState(state: LightboxState, event: LightboxEvent): LightboxState {
  return lightboxTransitions[state][event] ?? state;
}

/** Pixels above and below content that is taller than the window (storefront §4). */
const lightboxMargin = 50;

/** Top of a lightbox's content, in pixels from the top of the window: centred, or at the margin. */
export function lightboxTop(contentHeight: number, windowHeight: number): number {
  return contentHeight > windowHeight ? lightboxMargin : (windowHeight - contentHeight) / 2;
}

/** The picture that comes `step` after another; past either end it starts again. */
export function pictureAfter(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}

/**
 * A movement of a finger: further than this many pixels sideways, and more sideways than not, turns the page.
 */
const swipeDistance = 48;

export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < swipeDistance || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
