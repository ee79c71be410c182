import type { Locator } from 'playwright-core';

const longestWay = 120;

/**
 * Goes on with Tab (`back`: Shift+Tab) until the focus is on it.
 * @throws when it is not reached in 120 steps, or something covers it (WCAG 2.4.11)
 */
export async function tabTo(wanted: Locator, { back = false } = {}): Promise<void> {
  const { keyboard } = wanted.page();
  await wanted.waitFor();
  for (let step = 0; step < longestWay; step += 1) {
    if (await isFocused(wanted)) {
      const cover = await coverOf(wanted);
      if (cover !== '') throw new Error(`${cover} covers what has the focus, ${wanted.toString()}`);
      return;
    }
    await keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`the Tab key does not lead to ${wanted.toString()}`);
}

/** Whether the keys go to it. */
export function isFocused(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element === document.activeElement);
}

function coverOf(wanted: Locator): Promise<string> {
  return wanted.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    if (onTop === null) return 'the edge of the window';
    // The drawn box of a tick stands over the real one, in the same label.
    const own = element.closest('label') ?? element;
    return onTop.contains(own) || own.contains(onTop) ? '' : `<${onTop.tagName}.${onTop.className}>`;
  });
}
