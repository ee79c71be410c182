import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop, details, good, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  await closePages();
  await app.close();
});

async function addMug(page: Page): Promise<void> {
  await page.goto('/shop/p/mug');
  await page.locator('.v-product-page .v-add-to-cart').first().click();
  await page.getByText('Mug was added to your cart.').waitFor();
}

async function addShirt(page: Page): Promise<void> {
  await page.goto('/shop/p/shirt');
  await page.getByRole('radio', { name: 'S', exact: true }).check({ force: true });
  await page.locator('.v-product-page .v-add-to-cart').click();
  await page.getByText('Shirt was added to your cart.').waitFor();
}

/** Something that waits until the test says so. */
function openGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  return { opened, open };
}

async function quantitiesOf(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/commerce/shopping-cart', { headers: { accept: 'application/json' } });
    const cart = (await answer.json()) as { readonly entries: readonly { readonly quantity: number }[] };
    return cart.entries.map(({ quantity }) => quantity);
  });
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
  it('administration §2 cart page: has an id for its root and one for its container; tells what stands in the way of the order', async () => {
    const slug = `page-${width}`;
    const shop = await addShop(app, slug);
    await minimum(shop, '30');
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await addShirt(page);
    await addMug(page);
    await app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('product')
        .set({ state: 'hidden' })
        .where('id', '=', shop.variant('SHIRT-S').productId)
        .execute(),
    );
    await app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('variant').set({ priceMinor: 1400n }).where('sku', '=', 'MUG').execute(),
    );
    await page.goto('/cart');
    expect(await page.locator('#sqs-cart-root > #sqs-cart-container').count()).toBe(1);
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

  it('keeps what is typed while it is drawn again, and sends each line in turn', async () => {
    const slug = `typed-${width}`;
    const shop = await addShop(app, slug);
    await shop.setStock('SHIRT-S', 50);
    await shop.setStock('MUG', 50);
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await addMug(page);
    await addShirt(page);
    await page.goto('/cart');
    const [mugs, shirts] = [page.getByLabel('Quantity of Mug'), page.getByLabel('Quantity of Shirt')];
    const gate = openGate();
    const drawing = page.waitForRequest((one) => one.method() === 'GET' && one.url().endsWith('/cart'));
    await page.route('**/cart', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await mugs.fill('2');
    await drawing;
    // The page is being drawn with two mugs; in the meantime somebody types on.
    await shirts.press('ControlOrMeta+a');
    await shirts.press('1');
    gate.open();
    await page.locator('.v-cart-subtotal').getByText('$48.00').waitFor();
    expect(await shirts.inputValue()).toBe('1');
    expect(await shirts.evaluate((field) => field === document.activeElement)).toBe(true);
    await shirts.press('2');
    expect(await shirts.inputValue()).toBe('12');
    await expect.poll(() => quantitiesOf(page)).toEqual([2, 12]);
    await page.context().close();
  });

  it('answers two changes of a line in the order in which they were typed', async () => {
    const slug = `turns-${width}`;
    const shop = await addShop(app, slug);
    await shop.setStock('MUG', 50);
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await addMug(page);
    await page.goto('/cart');
    const gate = openGate();
    const calls: string[] = [];
    const heard = (what: string, call: Request): void => {
      if (call.method() === 'PUT') calls.push(`${what} ${call.postData()}`);
    };
    page.on('request', (call) => heard('asked', call));
    page.on('response', (answer) => heard('answered', answer.request()));
    await page.route('**/shopping-cart/entries/**', async (route) => {
      await gate.opened;
      await route.continue();
    });
    const mugs = page.getByLabel('Quantity of Mug');
    await mugs.fill('2');
    await expect.poll(() => calls.length).toBe(1);
    await mugs.fill('3');
    // As long as the page waits for more keys, and more: nothing is sent past the first.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 800)));
    gate.open();
    await page.locator('.v-cart-subtotal').getByText('$36.00').waitFor();
    expect(calls).toEqual(
      [2, 2, 3, 3].map((quantity, at) => `${at % 2 ? 'answered' : 'asked'} {"quantity":${quantity}}`),
    );
    await page.context().close();
  });

  it('keeps a code and a place that are being typed while another tab changes the cart', async () => {
    const slug = `code-${width}`;
    await addShop(app, slug);
    const page = await openPage({ width, baseUrl: `http://${slug}.${app.studioHost}` });
    await addMug(page);
    await page.goto('/cart');
    await page.getByText('Estimate shipping and tax').click();
    await page.getByLabel('Country').selectOption('US');
    await page.getByLabel('Postal code').fill('12207');
    await page.getByText('Discount code or gift card').click();
    await page.getByLabel('Code', { exact: true }).fill('SUMMER');
    const other = await page.context().newPage();
    await other.goto('/cart');
    await other.getByLabel('Quantity of Mug').fill('2');
    await page.locator('.v-cart-subtotal').getByText('$24.00').waitFor();
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('SUMMER');
    expect(await page.getByLabel('Code', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByLabel('Postal code').inputValue()).toBe('12207');
    expect(await page.getByLabel('Postal code').isVisible()).toBe(true);
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
