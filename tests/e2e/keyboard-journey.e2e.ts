import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage } from '../support/browser.ts';
import { isFocused, tabTo } from '../support/keyboard.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(async () => {
  await closePages();
  await app.close();
});

/**
 * Records what a screen reader announces from now on: the words that come to a live region that is there
 * already.
 */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const regions = '[role="status"], [role="alert"], [aria-live]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const words = element?.closest(regions)?.textContent?.trim();
        if (words) said.push(words);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((globalThis as unknown as { said: string[] }).said)]);

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page.getByLabel(label, typeof label === 'string' ? { exact: true } : {}));
  await page.keyboard.type(text);
}

describe('a purchase by the keyboard alone', () => {
  it('goes from the list to the thanks, and every change is announced', async () => {
    const shop = await addShop(app, 'keys');
    await shop.setStock('SHIRT-S', 5);
    const page = await openPage({ width: 1280, baseUrl: `http://keys.${app.studioHost}` });
    await page.goto('/shop');
    await tabTo(page.getByRole('link', { name: 'Shirt', exact: true }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/shop\/p\/shirt$/);
    await page.locator('form[data-island="product-form"][data-started]').waitFor();
    await listen(page);
    const add = page.locator('.v-product-page .v-add-to-cart');
    await tabTo(add);
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toContain('Please select the Size option.');
    const size = page.getByRole('radio', { name: /^S$/ });
    await expect.poll(() => isFocused(size)).toBe(true);
    await page.keyboard.press('Space');
    await tabTo(add);
    await page.keyboard.press('Enter');
    await page.getByText('Shirt was added to your cart.').waitFor();
    await expect.poll(() => said(page)).toContain('Added!');
    expect(await said(page)).toContain('Adding…');
    expect(await isFocused(add)).toBe(true);
    await expectNoAxeViolations(page);
    await tabTo(page.locator('.v-pill'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/cart$/);
    await page.locator('[data-island="cart-page"][data-started]').waitFor();
    const total = page.locator('.v-cart-line .v-cart-total');
    const before = await total.textContent();
    await tabTo(page.getByLabel('Quantity of Shirt'));
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => total.textContent()).not.toBe(before);
    await tabTo(page.locator('.v-cart-checkout'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/checkout/);
    const pay = page.getByRole('button', { name: /^Pay/ });
    await tabTo(pay);
    await page.keyboard.press('Enter');
    await page.locator('.errors').getByText('Email cannot be blank').waitFor();
    expect(await page.locator('.errors').evaluate((box) => box === document.activeElement)).toBe(true);
    await type(page, 'Email', 'kim@buyer.example');
    await type(page, 'First name', 'Kim');
    await type(page, 'Last name', 'Keys');
    await type(page, 'Address', '1 Ferry Row');
    await type(page, 'City', 'Rondout');
    await type(page, 'State', 'New York');
    await type(page, /ZIP|Postal/, '12401');
    await tabTo(page.locator('input[name="shippingOption"]').first());
    await page.keyboard.press('Space');
    // A buyer who pays before the total of the delivery is there sees it first.
    await page.getByRole('button', { name: 'Pay $54.00' }).waitFor();
    await type(page, 'Card number', '4242424242424242');
    await type(page, /^Expires/, '12/40');
    await type(page, 'Security code', '123');
    await tabTo(pay);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await page.context().close();
  });
});

describe('the gates before a site', () => {
  it('has nothing that axe finds: the lock screen, a wrong password, and a product that is sold out behind it', async () => {
    const shop = await addShop(app, 'shut');
    await shop.setStock('MUG', 0);
    const site = `/api/studio/sites/${shop.siteId}`;
    await shop.owner.send('PUT', `${site}/availability`, {
      availability: 'password',
      password: 'open sesame',
    });
    const page = await openPage({ width: 390, baseUrl: `http://shut.${app.studioHost}` });
    await page.goto('/shop/p/mug');
    await page.getByText('This page is locked').first().waitFor();
    await expectNoAxeViolations(page);
    await page.locator('input[type="password"]').fill('open says me');
    await page.keyboard.press('Enter');
    await page.locator('#lock-error').waitFor();
    await expectNoAxeViolations(page);
    await page.locator('input[type="password"]').fill('open sesame');
    await page.keyboard.press('Enter');
    await page.getByText('Sold Out').first().waitFor();
    await expectNoAxeViolations(page);
    await page.context().close();
  });
});
