import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, openContext, screenshot, widths } from '../support/browser.ts';
import { createFakeStripe, type FakeStripe, fakeKeys } from '../support/fake-stripe.ts';
import { isFocused } from '../support/keyboard.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;

beforeAll(async () => {
  stripe = await createFakeStripe();
  app = await createTestApp({ stripe: stripe.origin });
});
afterAll(async () => {
  await closePages();
  await app.close();
  await stripe.close();
});

async function openStudio(shop: Shop, width: number): Promise<Page> {
  const context = await openContext({ reducedMotion: true, width, baseUrl: `http://${app.studioHost}` });
  await context.addCookies(
    [...shop.owner.cookies].map(([name, value]) => ({ name, value, url: `http://${app.studioHost}` })),
  );
  const page = await context.newPage();
  return page;
}

describe.each(widths)('payments in the studio at %d px', (width) => {
  const it = alternately(width);
  it('connects Stripe with keys that work, says what is wrong with others, and disconnects', async () => {
    const shop = await addShop(app, `keys-${width}`);
    const page = await openStudio(shop, width);
    await page.goto(`/config/${shop.slug}/settings/payments`);
    await page.getByText('Test gateway').waitFor();
    await page.getByText('Test cards').click();
    await page.getByText('asks for 3-D Secure').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `payments-test-${width}`);
    await page.getByText('Test cards').click();
    const connect = page.getByRole('button', { name: 'Connect Stripe' });
    await connect.press('Enter');
    await expect.poll(() => isFocused(page.getByLabel('Publishable key'))).toBe(true);
    // The focused element is marked, not everything around it.
    expect(await page.locator('.ui-tabs').evaluate((tabs) => getComputedStyle(tabs).outlineStyle)).toBe(
      'none',
    );
    await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
    await expect.poll(() => isFocused(connect)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByLabel('Publishable key').fill(fakeKeys.publishableKey);
    await page.getByLabel('Secret key').fill('sk_live_standin0123456789');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByText('One key is for test mode and the other is not.').waitFor();
    await page.getByLabel('Secret key').fill(fakeKeys.secretKey);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByText('Stripe cannot reach this studio.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `payments-connect-${width}`);
    await page.getByLabel(/signing secret/).fill(fakeKeys.webhookSecret);
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await page.getByText('Stripe · Stand-in Bakery').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `payments-stripe-${width}`);
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('Test gateway').waitFor();
    await page.context().close();
  });

  it('offers manual payments, and marks an order as paid when its money has come', async () => {
    const shop = await addShop(app, `hand-${width}`);
    const page = await openStudio(shop, width);
    await page.goto(`/config/${shop.slug}/settings/payments`);
    await page.getByRole('button', { name: 'Bank transfer' }).click();
    await page.getByLabel('Payment instructions').fill('Grand Bank\nIBAN DE02 1203');
    await expectNoAxeViolations(page);
    await screenshot(page, `payments-hand-${width}`);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Payment methods saved').first().waitFor();
    await shop.setStock('MUG', 5);
    const shopper = await shop.shopper();
    await shop.add(shopper, 'MUG');
    const { payment } = (await shopper.send('GET', '/api/commerce/checkout')).json;
    const done = await shop.complete(shopper, 1750, {
      payment: { kind: 'manual', methodId: payment.manual[0].id },
    });
    expect(done.json.status, done.text).toBe('placed');
    await page.goto(`/config/${shop.slug}/commerce/orders/${done.json.orderId}`);
    await page.getByText('Payment pending').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `order-awaited-${width}`);
    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByText('Order marked as paid').first().waitFor();
    await page.getByText('Payment pending').waitFor({ state: 'detached' });
    await page.context().close();
  });
});
