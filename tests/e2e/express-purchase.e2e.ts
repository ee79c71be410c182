import { afterAll, beforeAll, describe, it } from 'vitest';
import { openSubscriptionShop, type SubscriptionShop } from '../contract/subscriptions/subscription-shop.ts';
import { closeBrowser, expectNoAxeViolations, openPage } from '../support/browser.ts';

let shop: SubscriptionShop;
beforeAll(async () => {
  shop = await openSubscriptionShop('express');
  await shop.planned('Veg box', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
});
afterAll(async () => {
  await closeBrowser();
  await shop.close();
});

describe('a purchase that goes past the cart', () => {
  it('storefront §8 add entry: title Unable to Purchase Item in express checkout', async () => {
    const page = await openPage({ width: 390, baseUrl: `http://express.${shop.app.studioHost}` });
    await page.route('**/api/3/commerce/cart/subscription', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'The box is full.', code: 'full' }),
      }),
    );
    await page.goto('/shop/p/veg-box');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Unable to Purchase Item').waitFor();
    await page.getByText('The box is full.').waitFor();
    await page.waitForTimeout(1500);
    await expectNoAxeViolations(page);
    await page.context().close();
  });
});
