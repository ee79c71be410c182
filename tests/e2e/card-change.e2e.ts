import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSubscriptionShop,
  type SubscriptionShop,
} from '../contract/subscriptions/subscription-shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createFakeStripe, fakeKeys, type FakeStripe } from '../support/fake-stripe.ts';

let shop: SubscriptionShop;
let stripe: FakeStripe;
let itemId: string;
beforeAll(async () => {
  stripe = await createFakeStripe();
  shop = await createSubscriptionShop('newcard', { stripe: stripe.origin });
  itemId = await shop.planned('Veg box', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
});
afterAll(async () => {
  await closePages();
  await shop.close();
  await stripe.close();
});

/** The page of a card, as the subscriber sees it. */
async function atCard(width: number): Promise<{ page: Page; id: string }> {
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
  const { session, id } = await shop.subscribed(itemId, 'Veg box');
  const baseUrl = `http://newcard.${shop.app.studioHost}`;
  const page = await openPage({ width, baseUrl });
  const cookies = [...session.cookies].map(([name, value]) => ({ name, value, url: baseUrl }));
  await page.context().addCookies(cookies);
  await page.goto('/account/subscriptions');
  await page.getByText('Change or cancel').first().click();
  await page.getByRole('link', { name: 'Change card' }).first().click();
  await page.getByRole('heading', { name: 'Change card' }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, id };
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

describe.each(widths)('another card for a subscription at %d px', (width) => {
  it('is refused, asked about by its bank, and charged from then on', async () => {
    const { page, id } = await atCard(width);
    await expectNoAxeViolations(page);
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.getByLabel(/Expires/).fill('12/40');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.locator('#cardNumber-error').getByText('Your card was declined.').waitFor();
    expect(await focusedId(page)).toBe('cardNumber');
    await expectNoAxeViolations(page);
    await screenshot(page, `card-change-${width}`);
    await page.getByLabel('Card number').fill('4000 0000 0000 3220');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('button', { name: 'No, refuse it' }).click();
    await page.locator('#payment-error').getByText('Your bank did not confirm the new card.').waitFor();
    expect(await focusedId(page)).toBe('payment');
    expect((await shop.read(id)).subscription.cardLast4).toBe('4242');
    await page.getByLabel('Card number').fill('4000 0000 0000 3220');
    await page.getByLabel(/Expires/).fill('12/40');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Yes, confirm the card' }).click();
    await page.waitForURL(/\/account\/subscriptions\?done=1/);
    expect((await shop.read(id)).subscription.cardLast4).toBe('3220');
    await page.close();
  });
});

describe.each(widths)('another card by Stripe at %d px', (width) => {
  it('a refusal is said at the card, with the focus there', async () => {
    const settings = `/api/studio/sites/${shop.siteId}/commerce/payments/stripe`;
    const { page, id } = await atCard(width);
    await shop.owner.send('POST', settings, fakeKeys);
    await page.reload();
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.locator('#payment-error').getByText('Your card was declined.').waitFor();
    await expect.poll(() => focusedId(page)).toBe('payment');
    const place = page.getByRole('region', { name: 'Change card' });
    expect(await place.getAttribute('aria-describedby')).toBe('payment-error');
    expect(await place.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002');
    expect(await page.locator('.errors a').getAttribute('href')).toBe('#payment');
    await expectNoAxeViolations(page);
    await screenshot(page, `card-change-stripe-declined-${width}`);
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.waitForURL(/\/account\/subscriptions\?done=1/);
    expect((await shop.read(id)).subscription.cardBrand).toBe('Visa');
    await shop.owner.send('DELETE', settings);
    await page.close();
  });
});

describe('another card by Stripe', () => {
  it('is given in Stripe’s own fields and confirmed on the bank’s page', async () => {
    const settings = `/api/studio/sites/${shop.siteId}/commerce/payments/stripe`;
    const { page, id } = await atCard(390);
    await shop.owner.send('POST', settings, fakeKeys);
    await page.reload();
    await page.getByLabel('Card number').fill('4000');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByText('Your card number is incomplete.').waitFor();
    await page.getByLabel('Card number').fill('4000 0000 0000 3220');
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL(/\/account\/subscriptions\?done=1/);
    expect((await shop.read(id)).subscription.cardBrand).toBe('Visa');
    await shop.owner.send('DELETE', settings);
    await page.close();
  });
});
