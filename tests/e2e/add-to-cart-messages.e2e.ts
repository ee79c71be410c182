import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { addProduct } from '../support/add-product.ts';
import { closePages, openPage } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let shop: Shop;
let baseUrl = '';

beforeAll(async () => {
  app = await createTestApp();
  shop = await addShop(app, 'messages');
  baseUrl = `http://messages.${app.studioHost}`;
  await addProduct(shop, {
    title: 'Scarf',
    options: ['Size'],
    variants: [
      { values: ['S'], price: '10.00' },
      { values: ['L'], price: '12.00' },
    ],
  });
  await addProduct(shop, {
    title: 'Coat',
    options: ['Size', 'Color'],
    variants: [
      { values: ['S', 'Red'], price: '90.00' },
      { values: ['S', 'Blue'], price: '90.00', left: 0 },
      { values: ['L', 'Red'], price: '90.00' },
    ],
  });
  await addProduct(shop, {
    title: 'Suit',
    options: ['Size', 'Color', 'Cut'],
    variants: [
      { values: ['S', 'Grey', 'Slim'], price: '190.00' },
      { values: ['L', 'Navy', 'Wide'], price: '190.00' },
    ],
  });
  await addProduct(shop, { title: 'Cloth', variants: [{ price: '2.00', left: 0 }] });
  await addProduct(shop, { title: 'Bolt', variants: [{ price: '0.10' }] });
  await addProduct(shop, {
    kind: 'gift-card',
    title: 'Voucher',
    options: ['Value'],
    variants: [
      { values: ['$10'], price: '10.00' },
      { values: ['$20'], price: '20.00' },
    ],
  });
});
afterAll(async () => {
  await closePages();
  expect(app.faults).toEqual([]);
  await app.close();
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const add = (page: Page) => page.locator('.v-product-page .v-add-to-cart').first();
const choose = (page: Page, value: string) =>
  page.getByRole('radio', { name: new RegExp(`^${value}(?: |$)`) }).check({ force: true });

/** The page of a product whose form is alive; with `clock`, time stands still until the test moves it. */
async function open(path: string, { clock = false } = {}): Promise<Page> {
  const page = await openPage({ width: 1280, baseUrl });
  if (clock) await page.clock.install();
  await page.goto(path);
  await page.locator('form[data-island="product-form"][data-started]').waitFor();
  if (clock) await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

describe('a selection that cannot be added', () => {
  it.each<[string, string, readonly string[], string]>([
    [
      'storefront §5 add to cart: one option left asks Please select the {option} option.',
      '/shop/p/scarf',
      [],
      'Please select the Size option.',
    ],
    [
      'storefront §5 add to cart: two options left asks for both with and',
      '/shop/p/coat',
      [],
      'Please select the Size and Color options.',
    ],
    [
      'storefront §5 add to cart: more options left are listed with and before the last',
      '/shop/p/suit',
      [],
      'Please select the Size, Color and Cut options.',
    ],
    [
      'storefront §5 add to cart: no such variant: Sorry, that item variant is unavailable. Please select another variant.',
      '/shop/p/suit',
      ['S', 'Grey', 'Wide'],
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
    [
      'storefront §5 add to cart: a gift card needs a value: Select a denomination for the Gift Card',
      '/shop/p/voucher',
      [],
      'Select a denomination for the Gift Card',
    ],
  ])('%s', async (_statement, path, values, message) => {
    const page = await open(path);
    for (const value of values) await choose(page, value);
    await add(page).click({ force: true });
    await page.locator('.v-product-page .v-form-message').filter({ hasText: message }).waitFor();
    await page.context().close();
  });

  it.each([
    [
      'storefront §5 quantity: says Quantity must be a whole number; storefront §5 quantity: whole numbers only',
      '1.5',
      'Quantity must be a whole number',
    ],
    [
      'storefront §5 quantity: says Quantity must be a number.; storefront §5 quantity: numbers only',
      '',
      'Quantity must be a number.',
    ],
    [
      'storefront §5 quantity: from 1; storefront §9 quantity: 1 to 9999, not 0',
      '0',
      'Quantity must be between 1 and 9999.',
    ],
    [
      'storefront §5 quantity: to 9999; storefront §9 quantity: 1 to 9999, not beyond',
      '10000',
      'Quantity must be between 1 and 9999.',
    ],
  ])('%s', async (_statement, quantity, message) => {
    const page = await open('/shop/p/bolt');
    await page.locator('.v-product-page').getByLabel('Quantity').fill(quantity);
    await add(page).click();
    await page.locator('.v-product-page').getByText(message, { exact: true }).waitFor();
    await page.context().close();
  });
});

describe('the button', () => {
  it('storefront §4 add to cart: idle, then adding, then added; storefront §4 add to cart: says Adding… meanwhile; storefront §4 add to cart: says Added! when it is done; storefront §4 add to cart: is idle again 2 seconds after success; storefront §9 add to cart: waits 2 seconds after success', async () => {
    const page = await open('/shop/p/bolt', { clock: true });
    let answer = (): void => undefined;
    await page.route('**/api/commerce/shopping-cart/entries', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    expect(await add(page).textContent()).toBe('Add To Cart');
    await add(page).click();
    await expect.poll(() => add(page).textContent()).toBe('Adding…');
    answer();
    await expect.poll(() => add(page).textContent()).toBe('Added!');
    await page.clock.runFor(1900);
    expect(await add(page).textContent()).toBe('Added!');
    await page.clock.runFor(200);
    expect(await add(page).textContent()).toBe('Add To Cart');
    await page.context().close();
  });

  it('storefront §4 add to cart: is idle again 1 second after a failure; storefront §9 add to cart: waits 1 second after a failure', async () => {
    const page = await open('/shop/p/bolt', { clock: true });
    await page.route('**/api/commerce/shopping-cart/entries', (route) =>
      route.fulfill({ status: 409, json: { error: 'Sold while you looked.' } }),
    );
    await add(page).click();
    await page.getByText('Sold while you looked.').waitFor();
    await page.clock.runFor(900);
    expect(await add(page).getAttribute('data-state')).toBe('failed');
    await page.clock.runFor(200);
    expect(await add(page).getAttribute('data-state')).toBe('idle');
    await page.context().close();
  });
});

describe('a button of a listing', () => {
  const button = (page: Page, title: string) =>
    page.locator('.v-card', { hasText: title }).locator('.v-quick-button');

  it('storefront §4 listing button: says Select Option when the product needs one; storefront §4 listing button: Select Option is disabled for 2000 ms; storefront §9 add to cart: Select Option stays for 2000 ms; storefront §4 listing button: acts again after Select Option', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.clock.install();
    await page.goto('/shop');
    await page.clock.pauseAt(Date.now() + 60_000);
    const scarf = button(page, 'Scarf');
    const label = await scarf.textContent();
    await scarf.click();
    await expect.poll(() => scarf.textContent()).toBe('Select Option: Scarf');
    expect(await scarf.isDisabled()).toBe(true);
    await page.clock.runFor(1900);
    expect(await scarf.textContent()).toBe('Select Option: Scarf');
    await page.clock.runFor(200);
    expect([await scarf.textContent(), await scarf.isDisabled()]).toEqual([label, false]);
    // The product opens for its choice; the button is below it.
    await page.getByRole('dialog', { name: 'Scarf' }).waitFor();
    await page.keyboard.press('Escape');
    await scarf.click();
    await expect.poll(() => scarf.textContent()).toBe('Select Option: Scarf');
    await page.context().close();
  });

  it('storefront §4 listing button: a sold-out one says Sold Out and is disabled', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop');
    const cloth = button(page, 'Cloth');
    expect(await cloth.textContent()).toBe('Sold Out: Cloth');
    expect(await cloth.isDisabled()).toBe(true);
    await page.context().close();
  });
});

describe('the pill', () => {
  it.each<[string, number, string, string]>([
    ['storefront §4 pill: label One item in cart', 1, '1', 'One item in cart'],
    [
      'storefront §4 pill: label {n} items in cart; storefront §4 pill: shows the count',
      2,
      '2',
      '2 items in cart',
    ],
    ['a hundred are counted', 100, '100', '100 items in cart'],
    [
      'storefront §4 pill: label More than 100 items in cart; storefront §4 pill: shows 100+ beyond 100; storefront §9 count: capped at 100 as 100+',
      101,
      '100+',
      'More than 100 items in cart',
    ],
  ])('%s', async (_statement, quantity, count, label) => {
    const page = await open('/shop/p/bolt');
    await page.locator('.v-product-page').getByLabel('Quantity').fill(`${quantity}`);
    await add(page).click();
    const pill = page.getByRole('link', { name: label }).and(page.locator('.v-pill'));
    await pill.waitFor();
    expect(await pill.locator('.v-pill-count').textContent()).toBe(count);
    await page.context().close();
  });

  it('storefront §4 pill: subtotal without trailing zero fractions', async () => {
    const page = await open('/shop/p/scarf');
    await choose(page, 'S');
    await add(page).click();
    await expect.poll(() => page.locator('.v-pill-subtotal').textContent()).toBe('$10');
    await page.context().close();
  });
});
