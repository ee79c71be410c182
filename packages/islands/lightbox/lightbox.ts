import { lightboxTop, type LightboxState, nextLightboxState } from '@veranda/domain/galleries/lightbox';
import { keepFocusInside } from './keep-focus.ts';

/** A lightbox: content above the page, with the focus inside it. */
export interface Lightbox {
  readonly content: HTMLElement;
  /** Opens it; the focus goes to `focus`, or to the close button. */
  open(focus?: HTMLElement): void;
  close(): void;
  /** Puts the content in the middle, or at the margin when it is taller than the window (storefront §4). */
  place(): void;
}

/** Options of a lightbox. */
interface LightboxOptions {
  readonly label: string;
  readonly closeText: string;
  /** Drawn in the lightest colours of the site; else in those that its theme has for lightboxes. */
  readonly isLight?: boolean;
  /** Step that Escape leaves before it closes the lightbox. @returns false where there is nothing to leave */
  readonly leave?: () => boolean;
}

/**
 * Makes a lightbox with a close button (storefront §2). Escape and a press beside the content close it, and
 * the focus goes back to where it was. The page behind it neither scrolls nor takes focus.
 */
export function makeLightbox(options: LightboxOptions): Lightbox {
  const { dialog, content, closing } = renderLightbox(options);
  const place = (): void => placeContent(content);
  let state: LightboxState = 'closed';
  let before: HTMLElement | null = null;

  function open(focus: HTMLElement = closing): void {
    if (state === 'open') return;
    before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    state = nextLightboxState(state, 'open');
    document.body.append(dialog);
    document.documentElement.classList.add('v-is-covered');
    window.addEventListener('resize', place);
    dialog.showModal();
    place();
    focus.focus();
  }

  function close(event: 'close' | 'escape'): void {
    const next = nextLightboxState(state, event);
    if (next === state) return;
    state = next;
    dialog.close();
    dialog.remove();
    window.removeEventListener('resize', place);
    document.documentElement.classList.remove('v-is-covered');
    before?.focus();
  }

  closing.addEventListener('click', () => close('close'));
  onDismiss(dialog, options, close);
  return { content, place, open, close: () => close('close') };
}

function renderLightbox({ label, closeText, isLight = false }: LightboxOptions) {
  const dialog = document.createElement('dialog');
  dialog.className = 'v-lightbox';
  if (isLight) dialog.dataset['sectionTheme'] = 'lightest';
  dialog.setAttribute('aria-label', label);
  const content = document.createElement('div');
  content.className = 'v-lightbox-content';
  const closing = document.createElement('button');
  closing.type = 'button';
  closing.className = 'v-lightbox-close';
  closing.textContent = closeText;
  dialog.append(closing, content);
  keepFocusInside(dialog);
  return { dialog, content, closing };
}

function placeContent(content: HTMLElement): void {
  content.style.marginTop = `${Math.max(0, lightboxTop(content.offsetHeight, window.innerHeight))}px`;
}

// Escape, and a press beside the content.
function onDismiss(
  dialog: HTMLDialogElement,
  { leave }: LightboxOptions,
  close: (event: 'close' | 'escape') => void,
): void {
  dialog.addEventListener('cancel', (event) => {
    const hasLeft = event.cancelable && leave?.() === true;
    event.preventDefault();
    if (!hasLeft) close('escape');
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close('close');
  });
}
