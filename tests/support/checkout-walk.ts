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
  await page.getByLabel('Email', { exact: true }).fill('sam@buyer.example');
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

/** When what was typed has been kept by the server: what is sent says `words`. */
export const saved = (page: Page, words: string) =>
  page.waitForResponse((answer) => {
    const sent = answer.request().postData() ?? '';
    return sent.includes('action=save') && sent.includes(words);
  });

/**
 * Everything that the checkout of a mug asks for but the payment. Ends when no save is on its way any more:
 * a later one would bring a total that a test has changed meanwhile.
 */
export async function fillAllButPayment(page: Page): Promise<void> {
  const isStateSaved = saved(page, 'region=NY');
  await fillBuyer(page);
  await isStateSaved;
  const rate = page.getByRole('radio', { name: /Flat|Post|Shipping/i }).first();
  if (!(await rate.isChecked())) {
    const isRateSaved = saved(page, 'shippingOption=');
    await rate.check();
    await isRateSaved;
  }
  await page.getByRole('button', { name: 'Pay $17.50' }).waitFor();
}

/** Notes what the scripts of a page complain about. */
export function noteFaults(page: Page, faults: string[]): void {
  page.on('console', (line) => {
    if (line.type() === 'error' && !/Failed to load resource/.test(line.text())) faults.push(line.text());
  });
  // React tells of markup that it could not take over as an error of the page.
  page.on('pageerror', (fault) => faults.push(fault.message));
}
