import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../apps/studio/paths.ts';
import { createStripeShop, type StripeShop } from '../contract/payments/stripe-shop.ts';
import { alternately } from '../support/alternately.ts';
import { closePages, expectNoAxeViolations, openContext, screenshot, widths } from '../support/browser.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await createStripeShop('review');
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await closePages();
  await shop.close();
});

async function openStudio(width: number): Promise<Page> {
  const url = `http://${shop.app.studioHost}`;
  const context = await openContext({ reducedMotion: true, width, baseUrl: url });
  await context.addCookies([...shop.owner.cookies].map(([name, value]) => ({ name, value, url })));
  return context.newPage();
}

/** A payment that Stripe has opened with another price, and closed. */
async function payOtherwise(other: { amount?: number; currency?: string }): Promise<string> {
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
  shop.stripe.opensWith = other;
  const answer = await shop.payMug(await shop.withMug(), 'ctoken_ok');
  expect(answer.status).toBe(409);
  shop.stripe.opensWith = {};
  return [...shop.stripe.intents.values()].at(-1)?.id ?? '';
}

/** Deals with those of the walk before. */
async function handleAll(): Promise<void> {
  const path = `/api/studio/sites/${shop.siteId}/mismatched-payments`;
  const { payments } = (await shop.owner.send('GET', path)).json;
  for (const { id } of payments) await shop.owner.send('POST', `${path}/${id}/handled`);
}

describe.each(widths)('payments of another price in the studio, %d px', (width) => {
  const it = alternately(width);
  it('are told of above the orders and at home until they are marked as handled', async () => {
    await handleAll();
    const [first, second] = [
      await payOtherwise({ amount: 175_000 }),
      await payOtherwise({ currency: 'eur' }),
    ];
    const page = await openStudio(width);
    await page.goto(paths.home(shop.slug));
    await page.getByText('2 payments need your attention').waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoAxeViolations(page);
    await screenshot(page, `mismatch-home-${width}`);
    await page.goto(paths.orders(shop.slug));
    await page.getByText('2 payments need your attention').waitFor();
    await page.waitForLoadState('networkidle');
    await expectNoAxeViolations(page);
    await screenshot(page, `mismatch-orders-${width}`);
    await page.getByRole('link', { name: 'Review payments' }).click();
    await page.getByRole('heading', { level: 1, name: 'Payments to review' }).waitFor();
    const marks = page.getByRole('button', { name: /^Mark as handled/ });
    await expect.poll(() => marks.count()).toBe(2);
    await page.getByText('$1,750.00').first().waitFor();
    await page.getByText('€17.50').first().waitFor();
    for (const reference of [first, second])
      expect(await page.getByRole('link', { name: reference }).getAttribute('href')).toBe(
        `https://dashboard.stripe.com/test/payments/${reference}`,
      );
    expect(await page.getByText('Nothing was charged: the payment was canceled at Stripe.').count()).toBe(2);
    // As the job keeps it, which no worker runs here (stripe-mismatch.test.ts).
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('payment')
        .set({ refundFailure: 'expired_or_canceled_card' })
        .where('providerReference', '=', first)
        .execute(),
    );
    await page.reload();
    await page.getByText('The refund was refused: expired or canceled card.').first().waitFor();
    await page.getByText('The buyer was charged $1,750.00 and has not been refunded').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `mismatches-${width}`);
    await marks.first().click();
    await page.getByText('Payment marked as handled').first().waitFor();
    await expect.poll(() => marks.count()).toBe(1);
    await marks.first().click();
    await expect.poll(() => marks.count()).toBe(0);
    await page
      .getByText(/^Marked as handled by /)
      .first()
      .waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `mismatches-handled-${width}`);
    await page.getByRole('link', { name: 'Orders' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    expect(await page.getByText(/need your attention/).count()).toBe(0);
    await page.context().close();
  });
});
