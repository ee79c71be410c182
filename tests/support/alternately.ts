import { it as vitestIt } from 'vitest';
import { lookBeside, widths } from './browser.ts';

type Width = (typeof widths)[number];

/**
 * `it` for the body of `describe.each(widths)`: each test of it is walked at one of the widths, in turn from
 * `first` on, and every screen that it looks at is looked at in both. For screens that do the same at every
 * width.
 */
export function alternately(width: Width, first: Width = widths[0]) {
  const mine = width === first ? 0 : 1;
  const other = widths.find((one) => one !== width);
  let tests = 0;
  return (title: string, walk: () => Promise<void>, timeout?: number): void => {
    if (tests++ % widths.length !== mine) return;
    const walkWithBothLooks = async () => {
      lookBeside(other);
      try {
        await walk();
      } finally {
        lookBeside(undefined);
      }
    };
    vitestIt(title, walkWithBothLooks, timeout);
  };
}
