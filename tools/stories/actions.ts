import type { Page } from 'playwright-core';

/** The address of the call that adds to a cart. */
export const entriesCall = '**/api/commerce/shopping-cart/entries';

export const addButton = (page: Page) => page.locator('.v-product-page .v-add-to-cart');

/** Chooses values of a product's options, as radio buttons or in a list. */
export async function choose(page: Page, values: readonly string[]): Promise<void> {
  await started(page);
  for (const value of values) {
    const radio = page.locator(`.v-product-page input[value="${value}"]`).first();
    if ((await radio.count()) > 0) await radio.check({ force: true });
    else await page.locator('.v-product-page select', { hasText: value }).first().selectOption(value);
  }
}

/** When the form of the product listens. */
export async function started(page: Page): Promise<void> {
  const form = page.locator('.v-product-page form[data-island="product-form"]');
  await form.scrollIntoViewIfNeeded();
  await page.locator('form[data-island="product-form"][data-started]').first().waitFor();
}

/** Calls to `address` are never answered: what stands in the meantime stays. */
export async function neverAnswer(page: Page, address: string): Promise<void> {
  await page.route(address, () => new Promise(() => undefined));
}

export const dialog = (page: Page) => page.getByRole('dialog');
