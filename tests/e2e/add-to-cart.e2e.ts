import { type CallSentinel, callSentinels } from '@veranda/contracts/sentinels';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let baseUrl = '';
beforeAll(async () => {
  app = await createTestApp();
  await app.ownerWithSite('adding');
  baseUrl = `http://adding.${app.studioHost}`;
});
afterAll(async () => {
  await closePages();
  await app.close();
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const button = (page: Page) => page.locator('.v-product-page .v-add-to-cart').first();
const message = (page: Page) => page.locator('.v-product-page .v-form-message');

/** Text on the page after its button was pressed, with a sentinel in its address. */
async function pressed(page: Page, sentinel?: CallSentinel): Promise<string> {
  await page.goto(`/shop/p/mug${sentinel ? `?sentinel=${sentinel}` : ''}`);
  await button(page).click();
  await expect.poll(() => message(page).textContent()).not.toBe('');
  return (await message(page).textContent()) ?? '';
}

describe('an add that fails', () => {
  it.each([
    [
      'storefront §8 add entry: crumb failure with cookies: Your session has expired. Please reload the page and try again.',
      callSentinels.sessionOver,
      'Your session has expired. Please reload the page and try again.',
    ],
    [
      'storefront §8 add entry: 429: Please try again in a few seconds.',
      callSentinels.tooOften,
      'Please try again in a few seconds.',
    ],
    [
      'storefront §8 cart: with Please check your internet connection; administration §8 cart: Please check your internet connection.',
      callSentinels.cutOff,
      'Please check your internet connection',
    ],
    [
      'storefront §8 cart: with Please try again; administration §8 cart: Please try again',
      callSentinels.unreadable,
      'Please try again',
    ],
  ] as const)('%s', async (_statement, sentinel, sentence) => {
    const page = await openPage({ width: 390, baseUrl });
    expect(await pressed(page, sentinel)).toContain(sentence);
    await page.context().close();
  });

  it('storefront §8 add entry: crumb failure without cookies: Please enable cookies in your browser, reload the page, and try again.', async () => {
    const page = await openPage({ width: 390, baseUrl });
    // As a browser whose visitor takes no cookies: the server itself refuses what comes without a crumb.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    expect(await pressed(page)).toContain(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
    await page.context().close();
  });

  it('storefront §8 add entry: other failures show the server’s message; storefront §8 add entry: title Unable to Add Item', async () => {
    const page = await openPage({ width: 390, baseUrl });
    expect(await pressed(page, callSentinels.refused)).toBe(
      'Unable to Add Item Sorry, that item is no longer available.',
    );
    await page.locator('.v-add-to-cart[data-state="idle"]').first().waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'add-failed-390');
    await page.context().close();
  });
});

describe('the cart page when a call fails', () => {
  async function withMug(): Promise<Page> {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop/p/mug');
    await button(page).click();
    await page.getByText('Mug was added to your cart.').waitFor();
    await page.goto(`/cart?sentinel=${callSentinels.cutOff}`);
    await page.locator('[data-island="cart-page"][data-started]').waitFor();
    return page;
  }

  it('storefront §8 cart: Unable to update quantity; administration §8 cart: Unable to update quantity', async () => {
    const page = await withMug();
    await page.getByLabel('Quantity of Mug').fill('2');
    await page.getByText(/^Unable to update quantity. Please check your internet connection/).waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, 'cart-failed-1280');
    await page.context().close();
  });

  it('storefront §8 cart: Unable to remove item; administration §8 cart: Unable to remove item', async () => {
    const page = await withMug();
    await page.getByRole('button', { name: 'Remove Mug' }).click();
    await page.getByText(/^Unable to remove item. Please check your internet connection/).waitFor();
    await page.context().close();
  });
});

describe.each(widths)('a product page, %d px', (width) => {
  it('storefront §2 product page: has an add-to-cart button; storefront §2 add-to-cart button: stands on product pages; storefront §2 product page: has a quantity field', async () => {
    const page = await openPage({ width, baseUrl });
    await page.goto('/shop/p/mug');
    await button(page).waitFor();
    expect(await page.getByLabel('Quantity').first().inputValue()).toBe('1');
    await page.context().close();
  });

  it('storefront §2 variant selectors: shown for more than one variant; storefront §1 visitor: chooses variant and quantity on a product page', async () => {
    const page = await openPage({ width, baseUrl });
    await page.goto('/shop/p/shirt');
    await page.locator('input[name="option.Size"][value="S"]').check({ force: true });
    await page.getByLabel('Quantity').first().fill('2');
    await button(page).click();
    await page.getByText('Shirt was added to your cart.').waitFor();
    await page.goto('/cart');
    expect(await page.getByLabel('Quantity of Shirt').inputValue()).toBe('2');
    await page.getByText('Size: S').first().waitFor();
    await page.context().close();
  });

  it('storefront §2 variant selectors: not shown for a single variant', async () => {
    const page = await openPage({ width, baseUrl });
    await page.goto('/shop/p/mug');
    await button(page).waitFor();
    expect(await page.locator('.v-product-page .v-option').count()).toBe(0);
    await page.context().close();
  });
});

describe('a listing', () => {
  const card = (page: Page, name: string) =>
    page.locator('form[data-island="quick-add"]').filter({ hasText: name }).locator('button');

  it('storefront §2 add-to-cart button: stands on listing pages', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop');
    expect(await card(page, 'Mug').textContent()).toContain('Add To Cart');
    await page.context().close();
  });

  it('storefront §4 listing button: the earlier label returns after Select Option', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop');
    const shirt = card(page, 'Shirt');
    const before = await shirt.textContent();
    await shirt.click({ force: true });
    await expect.poll(() => shirt.textContent()).toContain('Select Option');
    expect(await shirt.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => shirt.textContent(), { timeout: 4000 }).toBe(before);
    expect(await shirt.getAttribute('aria-disabled')).toBe('false');
    await page.context().close();
  });
});

describe('the cart of a visitor who is logged in', () => {
  it('storefront §4 cart: is loaded for a visitor who is logged in; storefront §6 site user: a visitor is anonymous or logged in', async () => {
    const page = await openPage({ width: 390, baseUrl });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/commerce\/shopping-cart$/.test(request.url())) calls.push(request.method());
    });
    await page.goto('/account/signup');
    await page.getByLabel('Email address').fill('ada@reader.example');
    await page.getByLabel('Password').fill('a quiet rye loaf');
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('No orders yet.').waitFor();
    calls.length = 0;
    await page.goto('/about');
    await expect.poll(() => calls).toEqual(['GET']);
    await page.context().close();
  });
});
