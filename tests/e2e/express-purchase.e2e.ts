import { callSentinels, unknownPlanSlug } from '@veranda/contracts/sentinels';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  createSubscriptionShop,
  type SubscriptionShop,
} from '../contract/subscriptions/subscription-shop.ts';
import { closePages, expectNoAxeViolations, openPage } from '../support/browser.ts';

let shop: SubscriptionShop;
let giftCard = '';
beforeAll(async () => {
  shop = await createSubscriptionShop('express');
  await shop.planned('Veg box', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
  giftCard = await shop.addProduct({
    kind: 'gift-card',
    title: 'Gift card',
    prices: { $25: '25.00', $50: '50.00' },
  });
  await shop.planned('Sentinel unknown plan', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
});
afterAll(async () => {
  await closePages();
  await shop.close();
});

describe('a purchase that goes past the cart', () => {
  it('storefront §8 add entry: title Unable to Purchase Item in express checkout', async () => {
    const page = await openPage({ width: 390, baseUrl: `http://express.${shop.app.studioHost}` });
    await page.goto(`/shop/p/veg-box?sentinel=${callSentinels.refused}`);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Unable to Purchase Item').waitFor();
    await page.getByText('Sorry, that item is no longer available.').waitFor();
    await page.locator('.v-add-to-cart[data-state="idle"]').waitFor();
    await expectNoAxeViolations(page);
    await page.context().close();
  });

  it('storefront §8 subscription price: an unknown combination shows Unavailable', async () => {
    const page = await openPage({ width: 390, baseUrl: `http://express.${shop.app.studioHost}` });
    await page.goto(`/shop/p/${unknownPlanSlug}`);
    await page.locator('.v-price').getByText('Unavailable', { exact: true }).waitFor();
    await page.context().close();
  });

  it('storefront §8 add entry: title Unable to purchase Gift Card for gift cards', async () => {
    const page = await openPage({ width: 390, baseUrl: `http://express.${shop.app.studioHost}` });
    await page.goto(`/gift-card/${giftCard}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Unable to purchase Gift Card').first().waitFor();
    await page.getByText('Select a denomination for the Gift Card').first().waitFor();
    await expectNoAxeViolations(page);
    await page.context().close();
  });
});
