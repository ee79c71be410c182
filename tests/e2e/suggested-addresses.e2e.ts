import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('suggesting');
  const path = `/api/studio/sites/${shop.siteId}/settings`;
  const { json } = await shop.owner.send('GET', path);
  await shop.owner.send('PUT', path, { ...json, settings: { ...json.settings, addressSearch: true } });
});
afterAll(async () => {
  await closePages();
  await shop.close();
});

describe('suggested addresses at the checkout', () => {
  it('are found by their first letters and taken by keys, in the form of their country', async () => {
    const page = await openPage({ width: 390, baseUrl: `http://suggesting.${shop.app.studioHost}` });
    await page.goto('/cart');
    await page.evaluate(
      async (body) => {
        const crumb = /crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
        await fetch('/api/commerce/shopping-cart/entries', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(crumb) },
          body: JSON.stringify(body),
        });
      },
      { itemId: shop.variant('MUG').productId, sku: 'MUG', quantity: 1 },
    );
    await page.goto('/checkout');
    await page.getByLabel('Last name').fill('Stone');
    const street = page.getByRole('combobox', { name: 'Address', exact: true });
    await street.pressSequentially('new');
    const list = page.getByRole('listbox', { name: 'Suggested addresses' });
    await list.waitFor();
    await page.getByRole('status').filter({ hasText: 'addresses found' }).waitFor();
    await street.press('ArrowDown');
    await expectNoAxeViolations(page);
    await screenshot(page, 'checkout-suggestions-390');
    await street.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await street.fill('');
    await street.pressSequentially('lond');
    await list.waitFor();
    await street.press('ArrowDown');
    await street.press('Enter');
    await page.getByLabel('Postcode').waitFor();
    await expect.poll(() => page.locator('[name="city"]').inputValue()).toBe('London');
    expect(await page.getByLabel('Country').inputValue()).toBe('GB');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Stone');
    await expect.poll(() => street.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.context().close();
  });
});
