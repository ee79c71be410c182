import type { Page } from 'playwright-core';

/** Accessible description of the focused field. */
interface FocusedField {
  readonly isAtFault: boolean;
  /** The texts that describe it. */
  readonly described: readonly string[];
}

/** The field that has the focus. */
export function focusedField(page: Page): Promise<FocusedField> {
  return page.evaluate(() => {
    const field = document.activeElement;
    const ids = (field?.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    return {
      isAtFault: field?.getAttribute('aria-invalid') === 'true',
      described: ids.map((id) => document.getElementById(id)?.textContent ?? ''),
    };
  });
}
