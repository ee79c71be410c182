import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { fillAllButPayment, noteFaults, atCheckout as walkToCheckout } from '../support/checkout-walk.ts';
import { createFakeStripe, fakeKeys, type FakeStripe } from '../support/fake-stripe.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;
let byTestCard: Shop;
let byStripe: Shop;

beforeAll(async () => {
  stripe = await createFakeStripe();
  app = await createTestApp({ stripe: stripe.origin });
  byTestCard = await addShop(app, 'till');
  byStripe = await addShop(app, 'counter');
  const payments = (shop: Shop) => `/api/studio/sites/${shop.siteId}/commerce/payments`;
  await byStripe.owner.send('POST', `${payments(byStripe)}/stripe`, fakeKeys);
  const instructions = 'Grand Bank\nIBAN DE02 1203 0000 0000 2020 51\nName the number of your order.';
  const transfer = {
    id: 'transfer',
    kind: 'bank-transfer',
    name: 'Bank transfer',
    instructions,
    active: true,
    expiresAfterDays: 14,
  };
  await byTestCard.owner.send('PUT', `${payments(byTestCard)}/manual`, { manual: [transfer], version: '0' });
});
afterAll(async () => {
  await closePages();
  await app.close();
  await stripe.close();
});

const broken: string[] = [];

// One address walks every journey: its limits start again with each.
beforeEach(async () => {
  broken.length = 0;
  await app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
});
afterEach(() => expect(broken).toEqual([]));

async function atCheckout(shop: Shop, width: number): Promise<Page> {
  const page = await openPage({ width, baseUrl: `http://${shop.slug}.${app.studioHost}` });
  noteFaults(page, broken);
  return walkToCheckout(shop, page);
}

describe.each(widths)('the checkout at %d px', (width) => {
  it('is paid by bank transfer: the order is placed unpaid and says what to do', async () => {
    const page = await atCheckout(byTestCard, width);
    await fillAllButPayment(page);
    await page.getByRole('radio', { name: 'Bank transfer' }).check();
    await screenshot(page, `checkout-transfer-${width}`);
    await page.getByRole('button', { name: 'Place order for $17.50' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.getByText('IBAN DE02 1203 0000 0000 2020 51').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `confirmed-transfer-${width}`);
    await page.close();
  });

  it('takes a card in Stripe’s own fields, with 3-D Secure on the bank’s page', async () => {
    const page = await atCheckout(byStripe, width);
    await fillAllButPayment(page);
    await page.getByLabel('Card number').fill('4000');
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.getByText('Your card number is incomplete.').waitFor();
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.locator('.errors').getByText('Your card was declined.').waitFor();
    await screenshot(page, `checkout-stripe-${width}`);
    await page.getByLabel('Card number').fill('4000 0000 0000 3220');
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('Your bank declined the payment.').first().waitFor();
    await page.getByLabel('Card number').fill('4000 0000 0000 3220');
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.close();
  });

  it('is paid by a wallet’s button: its sheet shows the total that is charged', async () => {
    const page = await atCheckout(byTestCard, width);
    await page.getByRole('button', { name: 'Test Pay' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pay with Test Pay' });
    await sheet.getByText('$17.50', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `checkout-wallet-${width}`);
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('City').inputValue()).toBe('Albany');
    await page.getByRole('button', { name: 'Test Pay' }).click();
    await sheet.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.close();
  });

  it('is paid by a wallet of Stripe, and shows no button where the browser has none', async () => {
    const page = await atCheckout(byStripe, width);
    await page.goto('/checkout#no-wallet');
    await page.reload();
    await page.locator('[data-ready=no]').waitFor({ state: 'attached' });
    expect(await page.locator('.express').evaluate((one) => one.clientHeight)).toBe(0);
    await page.goto('/cart');
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Stand-in Wallet' }).click();
    await page.getByText('Post 550; total 1750').waitFor();
    await page.getByRole('button', { name: 'Confirm in the wallet' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.getByText('Robin Tester').waitFor();
    await page.close();
  });
});
