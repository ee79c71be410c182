import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carrierSentinels } from '@veranda/server/services/commerce/shipping/fake-carrier';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { carrier, createRatesShop, type RatesShop } from '../contract/shipping/rates-shop.ts';

let shop: RatesShop;

beforeAll(async () => {
  shop = await createRatesShop('rates');
  const taxes = { included: false, rounding: 'rate', rules: [], provider: { whenAway: 'rules' } };
  await shop.rules({ taxes, shippingMethods: [carrier('9.00')] });
  await shop.setStock('MUG', 50);
});
afterAll(async () => {
  await closePages();
  await shop.close();
});

describe.each(widths)('rates of a carrier at %d px', (width) => {
  it('are offered at the checkout as soon as the address is known, and the price of the shop where the carrier is away', async () => {
    const page = await openPage({ width, baseUrl: `http://rates.${shop.app.studioHost}` });
    await page.goto('/shop/p/mug');
    await page
      .getByRole('button', { name: /add to cart/i })
      .first()
      .click();
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'hasCart'))
      .toBe(true);
    await page.goto('/checkout');
    await page
      .getByLabel(/e-?mail/i)
      .first()
      .fill('ada@shop.example');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Stone');
    await page.getByLabel('Address', { exact: true }).fill('1 Mill Lane');
    await page.getByLabel('City').fill('Albany');
    await page.getByLabel('State').selectOption({ label: 'New York' });
    const zip = page.getByLabel(/zip/i);
    await zip.fill('12207');
    await zip.blur();
    await page.getByText('Express parcel').waitFor();
    await page.getByText('Standard parcel').click();
    await expectNoAxeViolations(page);
    await screenshot(page, `delivery-rates-${width}`);
    await zip.fill(carrierSentinels.away);
    await zip.blur();
    await page.getByText('Express parcel').waitFor({ state: 'detached' });
    await page.getByText('$9.00').first().waitFor();
    await page.close();
  });
});
