import { useEffect, useRef } from 'react';

/** Milliseconds after which an announcement is surely in the page: React Aria's first one waits 100. */
const settled = 150;

/**
 * For a button that may go while its announcement stands. React Aria announces "working" and "ready" by an
 * image that is named by the button; without the button it would stay for seven seconds as an image without a
 * name.
 */
export function useClearPendingAnnouncement(isPending: boolean): void {
  const hasSpoken = useRef(false);
  useEffect(() => {
    if (isPending) hasSpoken.current = true;
  }, [isPending]);
  useEffect(
    () => () => {
      if (!hasSpoken.current) return;
      forgetNameless();
      const watch = new MutationObserver(forgetNameless);
      watch.observe(document.body, { childList: true, subtree: true });
      setTimeout(() => watch.disconnect(), settled);
    },
    [],
  );
}

function forgetNameless(): void {
  for (const image of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
    const names = image.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (!names.some((id) => document.getElementById(id))) image.remove();
  }
}
