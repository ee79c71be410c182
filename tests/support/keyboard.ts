import type { Locator } from 'playwright-core';

const longestWay = 120;

/**
 * Continues with Tab (`back`: Shift+Tab) until the focus is on it.
 * @throws when it is not reached in 120 steps, or something hides what has the focus on the way (WCAG 2.4.11)
 */
export async function tabTo(wanted: Locator, { back = false } = {}): Promise<void> {
  const page = wanted.page();
  await wanted.waitFor();
  for (let step = 0; step < longestWay; step += 1) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const hidden = await page.evaluate(hiddenFocus);
    if (hidden !== '') throw new Error(hidden);
  }
  throw new Error(`the Tab key does not lead to ${wanted.toString()}`);
}

/** True when the element has the focus. */
export function isFocused(wanted: Locator): Promise<boolean> {
  return wanted.evaluate((element) => element === document.activeElement);
}

// Runs in the page: what covers the focused element from its top to its foot; empty when it can be seen.
function hiddenFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return '';
  // The drawn box of a tick stands over the real one, in the same label.
  const own = element.closest('label') ?? element;
  const { x, y, width, height } = own.getBoundingClientRect();
  const covers = [y + 2, y + height / 2, y + height - 2].map((at) =>
    document.elementFromPoint(x + width / 2, at),
  );
  if (covers.some((cover) => cover && (cover.contains(own) || own.contains(cover)))) return '';
  return `${element.outerHTML.slice(0, 120)} has the focus behind ${covers[1]?.outerHTML.slice(0, 60) ?? 'the edge'}`;
}
