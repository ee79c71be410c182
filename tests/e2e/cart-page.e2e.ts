import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, details, good, type Shop } from '../contract/checkout/shop.ts';
import { closeBrowser, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await openTestApp({ worker: true })));
afterAll(async () => {
  await closeBrowser();
  await app.close();
});

async function addMug(page: Page): Promise<void> {
  await page.goto('/shop/p/mug');
  await page.locator('.v-product-page .v-add-to-cart').first().click();
  await page.getByText('Mug was added to your cart.').waitFor();
}

/** Buys what the visitor's cart holds by the call that the checkout makes. */
async function buy(page: Page): Promise<void> {
  const status = await page.evaluate(
    async (body) => {
      const crumb = document.cookie.match(/crumb=([^;]+)/)?.[1] ?? '';
      const answer = await fetch('/api/commerce/checkout/complete', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': decodeURIComponent(crumb),
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    { expectedGrandTotalCents: 1750, payment: good, details },
  );
  expect(status).toBe(200);
}

async function minimum(shop: Shop, amount: string): Promise<void> {
  const path = `/api/studio/sites/${shop.siteId}/commerce/checkout-rules`;
  const { rules, version } = (await shop.owner.send('GET', path)).json;
  await shop.owner.send('PUT', path, { rules: { ...rules, minimumOrder: amount }, version });
}

describe.each(widths)('the cart page, %d px', (width) => {
  it('tells what stands in the way of the order', async () => {
    const slug = `page-${width}`;
    const shop = await addShop(app, slug);
    await minimum(shop, '30');
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await page.goto('/shop/p/shirt');
    await page.getByRole('radio', { name: 'S', exact: true }).check({ force: true });
    await page.locator('.v-product-page .v-add-to-cart').click();
    await page.getByText('Shirt was added to your cart.').waitFor();
    await addMug(page);
    await app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('product')
        .set({ state: 'hidden' })
        .where('id', '=', shop.variant('SHIRT-S').product_id)
        .execute(),
    );
    await app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('variant').set({ price_minor: 1400n }).where('sku', '=', 'MUG').execute(),
    );
    await page.goto('/cart');
    await page.getByText('To check out, your order subtotal must be $30.00 or more.').waitFor();
    await page.getByText('Sorry, that item is no longer available. Remove it to check out.').waitFor();
    await page.getByText('The price has changed. It was $12.00 when you added this.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `cart-page-${width}`);
    await page.getByRole('button', { name: 'Remove Shirt' }).click();
    await page.getByText('no longer available').waitFor({ state: 'detached' });
    await page.getByLabel('Quantity of Mug').fill('3');
    await page.getByText('To check out').waitFor({ state: 'detached' });
    expect(
      await page.getByLabel('Quantity of Mug').evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.getByRole('button', { name: 'Remove Mug' }).click();
    await page.getByText('Your cart is empty.').waitFor();
    await expectNoAxeViolations(page);
    await page.context().close();
  });

  it('estimates shipping and tax', async () => {
    const slug = `where-${width}`;
    await addShop(app, slug);
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await addMug(page);
    await page.goto('/cart');
    await page.getByText('Estimate shipping and tax').click();
    await page.getByLabel('State or region').fill('New York');
    await page.getByLabel('Postal code').fill('12207');
    await expectNoAxeViolations(page);
    await screenshot(page, `cart-estimate-open-${width}`);
    await page.getByRole('button', { name: 'Estimate' }).click();
    await page.getByText('Estimated shipping').waitFor();
    await page.getByText('$17.50').waitFor();
    await page.getByText('Estimate shipping and tax').click();
    expect(await page.getByLabel('State or region').inputValue()).toBe('NY');
    await screenshot(page, `cart-estimate-${width}`);
    await page.context().close();
  });

  it('agrees with what another tab does', async () => {
    const slug = `tabs-${width}`;
    await addShop(app, slug);
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await page.goto('/cart');
    await page.getByText('Your cart is empty.').waitFor();
    const other = await page.context().newPage();
    await addMug(other);
    await page.getByRole('button', { name: 'Remove Mug' }).waitFor();
    await other.goto('/cart');
    await other.getByLabel('Quantity of Mug').fill('2');
    await page.locator('.v-cart-subtotal').getByText('$24.00').waitFor();
    await page.getByRole('button', { name: 'Remove Mug' }).click();
    await other.getByText('Your cart is empty.').waitFor();
    await page.context().close();
  });

  it('is not what it was before it was bought, by whatever way back', async () => {
    const slug = `back-${width}`;
    await addShop(app, slug);
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await addMug(page);
    const other = await page.context().newPage();
    await other.goto('/shop');
    await other.locator('.v-pill').waitFor();
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Remove Mug' }).waitFor();
    await page.goto('/about');
    await buy(page);
    await page.goBack();
    await page.getByText('Your cart is empty.').waitFor();
    await page.goBack();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.v-pill').count()).toBe(0);
    await other.bringToFront();
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await other.locator('.v-pill').waitFor({ state: 'detached' });
    await other.goto('/shop/p/mug');
    await other.locator('.v-product-page .v-add-to-cart').click();
    await other.locator('.v-pill-count', { hasText: /^1$/ }).waitFor();
    await page.context().close();
  });
});
