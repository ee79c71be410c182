import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { method, createRatesShop, type RatesShop } from '../contract/shipping/rates-shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { atCheckout, fillBuyer } from '../support/checkout-walk.ts';

let shop: RatesShop;

beforeAll(async () => {
  shop = await createRatesShop('ways');
  const flat = (amount: string) => ({ kind: 'flat', perOrder: amount, perItem: '0' });
  const more = { restOfWorld: true };
  // Beside the rate of the starter.
  await shop.rules({
    shippingMethods: [method('courier', flat('19.00'), { ...more, name: 'Courier' })],
  });
});
afterAll(async () => {
  await closePages();
  await shop.close();
});

describe.each(widths)('several shipping methods, %d px', (width) => {
  it('name no sum as the whole before one is chosen, and the button leads to them', async () => {
    const baseUrl = `http://ways.${shop.app.studioHost}`;
    const page = await atCheckout(shop, await openPage({ width, baseUrl }));
    await fillBuyer(page);
    const button = page.locator('.pay .button');
    await page.getByRole('button', { name: 'Choose a shipping method' }).waitFor();
    await page.getByText('Total before shipping').first().waitFor();
    expect(await page.getByRole('button', { name: /\$/ }).count()).toBe(0);
    if (width < 600) await page.getByText('$12.00 + shipping').waitFor();
    await screenshot(page, `shipping-open-${width}`);
    await button.click();
    await page.locator('.errors').getByText('Choose a shipping method.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('shippingOption');
    await expectNoAxeViolations(page);
    await screenshot(page, `shipping-asked-${width}`);
    await page.getByRole('radio', { name: /^Courier/ }).check();
    await page.getByRole('button', { name: 'Pay $31.00' }).waitFor();
    expect(await page.getByText(/before shipping|\+ shipping/).count()).toBe(0);
    await page.getByRole('radio', { name: /^Post/ }).check();
    await page.getByRole('button', { name: 'Pay $17.50' }).waitFor();
    await page.close();
  });
});

it('without JavaScript the press that chooses shows the whole sum before anything is charged', async () => {
  const baseUrl = `http://ways.${shop.app.studioHost}`;
  const page = await openPage({ width: 390, javaScript: false, baseUrl });
  await shop.setStock('MUG', 20);
  await page.goto('/shop/p/mug');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.goto('/checkout');
  await fillBuyer(page);
  for (const [label, text] of [
    ['Card number', '4242424242424242'],
    ['Expires', '12/40'],
    ['Security code', '123'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole('radio', { name: /^Post/ }).check();
  await page.getByRole('button', { name: 'Choose a shipping method' }).click();
  await page.getByRole('button', { name: 'Pay $17.50' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Thank you' }).count()).toBe(0);
  await page.close();
});
