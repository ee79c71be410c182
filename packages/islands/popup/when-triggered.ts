import type { PopupRules } from '@veranda/domain/pages/slides/popup';

/** Milliseconds until it is tried again while the visitor is busy with something else. */
const busyMs = 2000;

/** Calls back once when the pop-up is to open: never into another dialog, nor while something is typed. */
export function whenTriggered(rules: PopupRules, open: () => void): void {
  const attempt = (): void => {
    if (isBusy()) setTimeout(attempt, busyMs);
    else open();
  };
  watchers[rules.opens](rules, attempt);
}

const watchers: Readonly<Record<PopupRules['opens'], (rules: PopupRules, run: () => void) => void>> = {
  time: ({ seconds }, run) => void setTimeout(run, seconds * 1000),
  scroll: ({ depth }, run) => {
    const ends = new AbortController();
    const look = (): void => {
      const room = document.documentElement.scrollHeight - innerHeight;
      // A page that fits on the screen has been seen to its end.
      if (room > 0 && (scrollY / room) * 100 < depth) return;
      ends.abort();
      run();
    };
    addEventListener('scroll', look, { passive: true, signal: ends.signal });
    look();
  },
  // Above the page are the tabs and the address. On phones nobody is seen leaving, only coming back.
  leave: (_rules, run) => {
    const ends = new AbortController();
    const leave = (): void => {
      ends.abort();
      run();
    };
    document.documentElement.addEventListener('mouseleave', ({ clientY }) => void (clientY <= 0 && leave()), {
      signal: ends.signal,
    });
    if (matchMedia('(hover: none)').matches)
      document.addEventListener('visibilitychange', () => void (!document.hidden && leave()), {
        signal: ends.signal,
      });
  },
};

function isBusy(): boolean {
  const { activeElement } = document;
  const types = activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return (
    types ||
    document.hidden ||
    document.querySelector('dialog[open], details[open][data-island="menu"]') !== null
  );
}
