import { useLayoutEffect, useRef, useState } from 'react';

/** Rows beyond what is in view, above and below it, so that the keyboard gets on. */
const overscan = 12;

/**
 * Rows of a long list that are drawn: those in view and some around them, whatever it is scrolled in. Rows have one
 * height in pixels; the list takes the room of all of them.
 */
export function useVirtualRows(count: number, rowHeight: number) {
  const list = useRef<HTMLUListElement>(null);
  const [range, setRange] = useState({ from: 0, until: 40 });
  useLayoutEffect(() => {
    const follow = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor(-top / rowHeight) - overscan);
      const until = Math.ceil((window.innerHeight - top) / rowHeight) + overscan;
      setRange((old) => (old.from === from && old.until === until ? old : { from, until }));
    };
    follow();
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', follow, options);
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, options);
      window.removeEventListener('resize', follow);
    };
  }, [count, rowHeight]);
  const from = Math.min(range.from, Math.max(0, count - 1));
  return { list, from, until: Math.min(count, Math.max(range.until, from + 1)) };
}
