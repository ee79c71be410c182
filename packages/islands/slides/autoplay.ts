import { autoplays } from '@veranda/domain/galleries/slides';

/**
 * Calls `step` every so many seconds while nobody holds, hides or has paused it; its button pauses it and plays it
 * again (WCAG 2.2, 2.2.2). It stands still for readers who want less motion.
 */
export function startAutoplay(mark: HTMLElement, seconds: number, step: () => void): void {
  const button = mark.querySelector<HTMLButtonElement>('.v-gallery-play');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let [isWanted, isHeld, isInView] = [true, false, false];
  let timer: ReturnType<typeof setInterval> | undefined;

  const follow = (): void => {
    clearInterval(timer);
    const state = { isWanted, isReduced: reduced.matches, isHeld, isInView, isPageHidden: document.hidden };
    timer = autoplays(state) ? setInterval(step, seconds * 1000) : undefined;
    if (button) showButton(button, { isWanted, isHidden: reduced.matches });
  };
  const hold = (holds: boolean) => () => {
    isHeld = holds;
    follow();
  };
  mark.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && hold(true)());
  mark.addEventListener('pointerleave', hold(false));
  mark.addEventListener('focusin', () => mark.matches(':has(:focus-visible)') && hold(true)());
  mark.addEventListener('focusout', hold(false));
  document.addEventListener('visibilitychange', follow);
  reduced.addEventListener('change', follow);
  button?.addEventListener('click', () => {
    isWanted = !isWanted;
    follow();
  });
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? false;
    follow();
  }).observe(mark);
  follow();
}

function showButton(
  button: HTMLButtonElement,
  { isWanted, isHidden }: { readonly isWanted: boolean; readonly isHidden: boolean },
): void {
  const { play = '', pause = '' } = button.dataset;
  button.hidden = isHidden;
  button.toggleAttribute('data-playing', isWanted);
  button.setAttribute('aria-label', isWanted ? pause : play);
}
