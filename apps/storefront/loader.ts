// The only script that a page with islands loads at once. It stays small: it finds the marks and waits.

// A link of a gallery opens in place once its code is here: the first press waits for it.
const isHeld = (mark: HTMLElement, event: Event): boolean =>
  mark.dataset['island'] === 'gallery' &&
  event.type === 'click' &&
  !((event as MouseEvent).metaKey || (event as MouseEvent).ctrlKey || (event as MouseEvent).shiftKey) &&
  (event.target as Element).closest('a') !== null;

const load = (mark: HTMLElement, touch?: Event): void => {
  if (mark.dataset['loaded']) {
    // Its code is on the way for an earlier touch: this press is repeated when it has come.
    if (touch?.type === 'click')
      mark.addEventListener('island-started', () => (touch.target as Element).closest('a')?.click(), {
        once: true,
      });
    return;
  }
  mark.dataset['loaded'] = '1';
  import('./islands.ts').then(
    ({ start }) => start(mark, touch),
    () => {
      // Without the code the form goes its own way, as without JavaScript.
      mark.dataset['started'] = '1';
      if (touch?.type === 'submit') (mark as HTMLFormElement).requestSubmit();
      if (touch?.type === 'click') (touch.target as Element).closest('a')?.click();
    },
  );
};

const touches = ['pointerdown', 'focusin', 'submit', 'click'] as const;

for (const mark of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const when = mark.dataset['load'];
  if (when === 'load') load(mark);
  else if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(() => load(mark));
  else if (when === 'visible')
    new IntersectionObserver((entries, seen) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      load(mark);
    }).observe(mark);
  if (when !== 'load')
    for (const name of touches)
      mark.addEventListener(
        name,
        (event) => {
          if (mark.dataset['started']) return;
          if (name === 'submit' || isHeld(mark, event)) event.preventDefault();
          if (name !== 'click' || event.defaultPrevented) load(mark, event);
        },
        { capture: true },
      );
}
