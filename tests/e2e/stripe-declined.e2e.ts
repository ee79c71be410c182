import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeShop, paymentsOf, type StripeShop } from '../contract/payments/stripe-shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { atCheckout, fillBuyer } from '../support/checkout-walk.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await createStripeShop('till');
});
afterAll(async () => {
  await closePages();
  await shop.close();
});

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

describe.each(widths)('a card that Stripe declines, %d px', (width) => {
  it('is refused at its fields, with the focus there, and another one pays', async () => {
    const page = await atCheckout(
      shop,
      await openPage({ width, baseUrl: `http://till.${shop.app.studioHost}` }),
    );
    await fillBuyer(page);
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    const error = page.locator('#payment-error');
    await error.getByText('Your card was declined.').waitFor();
    await expect.poll(() => focusedId(page)).toBe('payment');
    const place = page.getByRole('region', { name: 'Payment' });
    expect(await place.getAttribute('aria-describedby')).toBe('payment-error');
    expect(await place.getByLabel('Card number').inputValue()).toBe('4000 0000 0000 0002');
    const seen = await error.evaluate((one) => one.getBoundingClientRect());
    expect(seen.top).toBeGreaterThan(0);
    expect(seen.bottom).toBeLessThan(844);
    expect(await page.locator('.errors a').getAttribute('href')).toBe('#payment');
    await expectNoAxeViolations(page);
    await screenshot(page, `checkout-stripe-declined-${width}`);
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Pay $17.50' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expect((await paymentsOf(shop)).at(-1)).toMatchObject({ status: 'captured', captured: 1750n });
    await page.close();
  });
});
