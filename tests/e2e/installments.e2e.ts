import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '../support/add-product.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let baseUrl = '';
beforeAll(async () => {
  app = await createTestApp();
  const { session, siteId, slug } = await app.ownerWithSite('parts');
  await addProduct(
    { owner: session, siteId },
    { kind: 'service', title: 'Lesson', variants: [{ price: '4.00' }] },
  );
  baseUrl = `http://${slug}.${app.studioHost}`;
  const path = `/api/studio/sites/${siteId}/settings`;
  const { settings, version } = (await session.send('GET', path)).json;
  const installments = { minimum: '1', maximum: '20', country: 'US' };
  const saved = await session.send('PUT', path, { settings: { ...settings, installments }, version });
  expect(saved.json.settings.installments).toEqual(installments);
  await session.send('POST', `/api/studio/sites/${siteId}/publish`, {});
});
afterAll(async () => {
  await closePages();
  await app.close();
});

const modal = (page: Page) => page.getByRole('dialog', { name: 'Pay in installments' });

describe.each(widths)('the installment offer, %d px', (width) => {
  it('storefront §1 visitor: may be offered to pay in installments; storefront §2 product page: has the installment provider’s information modal; storefront §4 installment modal: opens from an info button', async () => {
    const page = await openPage({ width, baseUrl });
    await page.goto('/shop/p/mug');
    await page.getByText('4 interest-free payments of $3.00').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'How it works' }).click();
    await modal(page).waitFor();
    expect(page.url()).toMatch(/\/shop\/p\/mug$/);
    await expectNoAxeViolations(page);
    await screenshot(page, `installments-${width}`);
    await page.context().close();
  });

  it('storefront §4 installment modal: opens from the pill', async () => {
    const page = await openPage({ width, baseUrl });
    await page.goto('/shop/p/mug');
    await page.locator('.v-product-page .v-add-to-cart').first().click();
    await page.getByText('Mug was added to your cart.').waitFor();
    const offer = page.locator('.v-pill-installments');
    expect(await offer.textContent()).toBe('4 interest-free payments of $3');
    await expectNoAxeViolations(page);
    await screenshot(page, `installments-pill-${width}`);
    await offer.click();
    await modal(page).waitFor();
    await page.context().close();
  });
});

describe('the offer of a cart', () => {
  it('storefront §4 installment eligibility: a cart of physical products qualifies; storefront §4 installment eligibility: one item of another type disqualifies the cart; storefront §4 installment eligibility: an empty cart does not qualify', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    const offer = page.locator('.v-pill-installments');
    const add = () => page.locator('.v-product-page .v-add-to-cart').first().click();
    await page.goto('/shop/p/mug');
    await page.locator('form[data-island="product-form"][data-started]').waitFor();
    expect(await offer.count()).toBe(0);
    await add();
    await offer.waitFor();
    await page.goto('/shop/p/lesson');
    await page.locator('form[data-island="product-form"][data-started]').waitFor();
    await offer.waitFor();
    await add();
    await page.getByText('Lesson was added to your cart.').waitFor();
    await offer.waitFor({ state: 'detached' });
    await page.goto('/cart');
    for (const title of ['Mug', 'Lesson']) {
      await page.getByRole('button', { name: `Remove ${title}` }).click();
      await page.getByRole('button', { name: `Remove ${title}` }).waitFor({ state: 'detached' });
    }
    await page.goto('/shop');
    await page.waitForLoadState('networkidle');
    expect(await offer.count()).toBe(0);
    await page.context().close();
  });
});

describe('the installment modal', () => {
  async function opened(): Promise<Page> {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop/p/mug');
    expect(await modal(page).count()).toBe(0);
    await page.getByRole('link', { name: 'How it works' }).click();
    await modal(page).waitFor();
    return page;
  }

  it('storefront §4 installment modal: hidden or visible; storefront §4 installment modal: Escape closes it', async () => {
    const page = await opened();
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How it works');
    await page.context().close();
  });

  it('keeps the focus inside, where its close button is all there is (storefront §2, lightbox)', async () => {
    const page = await opened();
    const close = modal(page).getByRole('button', { name: 'Close' });
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await close.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    await page.context().close();
  });

  it('storefront §4 installment modal: its close button closes it', async () => {
    const page = await opened();
    await modal(page).getByRole('button', { name: 'Close' }).click();
    await modal(page).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('storefront §4 installment modal: a press outside closes it', async () => {
    const page = await opened();
    await page.mouse.click(20, 450);
    await modal(page).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('storefront §7 installment modal: its HTML is static, by locale', async () => {
    const session = app.site('parts');
    for (const locale of ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ', 'en_GB']) {
      const answer = await session.send('GET', `/installments/${locale}`);
      expect([locale, answer.status]).toEqual([locale, 200]);
      expect(answer.text).toContain(`<html lang="${locale.replace('_', '-')}" dir="ltr">`);
    }
    expect((await session.send('GET', '/installments/fr_CA')).text).toContain('Payer en plusieurs fois');
    expect((await session.send('GET', '/installments/de_DE')).status).toBe(404);
  });

  it('storefront §7 installment modal: a load that fails only warns', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    const told: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && told.push(message.text())));
    page.on('pageerror', (error) => told.push(`error: ${error.message}`));
    await page.route('**/installments/**', (route) => route.abort());
    await page.goto('/shop/p/mug');
    await page.getByRole('link', { name: 'How it works' }).click();
    await expect.poll(() => told.length).toBe(1);
    expect(told[0]).toMatch(/^The installment terms could not be loaded/);
    expect(await modal(page).count()).toBe(0);
    await page.context().close();
  });

  it('is a page of its own without JavaScript, and says out of range what is in range', async () => {
    const page = await openPage({ width: 390, baseUrl, javaScript: false });
    await page.goto('/shop/p/shirt');
    await page.getByText('available for orders up to $20.00').waitFor();
    await page.getByRole('link', { name: 'How it works' }).click();
    await page.getByRole('heading', { name: 'Pay in installments' }).waitFor();
    await page.context().close();
  });
});

describe('the installment context of an item', () => {
  const context = async () =>
    (await app.site('parts').send('GET', '/shop/p/mug?format=json')).json.item.installmentContext;
  it('storefront §3 installment context: has afterPayAvailable, afterPayMin and afterPayMax', async () => {
    expect(await context()).toMatchObject({
      afterPayAvailable: true,
      afterPayMin: '1.00',
      afterPayMax: '20.00',
    });
  });
  it('storefront §3 installment context: has shopperLanguage and stripeAccountCountry', async () => {
    expect(await context()).toMatchObject({ shopperLanguage: 'en-US', stripeAccountCountry: 'US' });
  });
});
