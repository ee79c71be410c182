import type { Page } from 'playwright-core';
import type { Shop } from '../contract/checkout/shop.ts';

/** Puts a mug in the cart of a page's visitor and goes to the checkout. */
export async function atCheckout(shop: Shop, page: Page): Promise<Page> {
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
  await shop.setStock('MUG', 20);
  await page.goto('/shop/p/mug');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.getByText('Mug was added to your cart.').waitFor();
  await page.goto('/checkout');
  await page.waitForLoadState('networkidle');
  return page;
}

/** Types whom the order is for and where it goes. */
export async function fillBuyer(page: Page): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill('sam@buyer.example');
  for (const [label, text] of [
    ['First name', 'Sam'],
    ['Last name', 'Baker'],
    ['City', 'Rondout'],
    ['ZIP', '12401'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByLabel('Address', { exact: true }).fill('1 Ferry Row');
  await page.getByLabel('State').selectOption('NY');
}
