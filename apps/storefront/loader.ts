// The only script that a page with islands loads at once. It stays small: it finds the marks and waits.

const load = (mark: HTMLElement, touch?: Event): void => {
  if (mark.dataset['loaded']) return;
  mark.dataset['loaded'] = '1';
  import('./islands.ts').then(
    ({ start }) => start(mark, touch),
    () => {
      // Without the code the form goes its own way, as without JavaScript.
      mark.dataset['started'] = '1';
      if (touch?.type === 'submit') (mark as HTMLFormElement).requestSubmit();
    },
  );
};

const touches = ['pointerdown', 'focusin', 'submit'] as const;

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
          if (name === 'submit') event.preventDefault();
          load(mark, event);
        },
        { capture: true },
      );
}
