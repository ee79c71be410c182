import { callSentinels } from '@veranda/contracts/sentinels';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { type DemoProduct, type DemoShop, demoShops, startDemo } from '../support/demo-product.ts';
import {
  islandBoxes,
  misplaced,
  takeMotions,
  takeShifts,
  watchMotion,
  watchShifts,
} from '../support/page-geometry.ts';

let demo: DemoProduct;
beforeAll(async () => void (demo = await startDemo()), 600_000);
afterAll(async () => {
  await closePages();
  await demo?.close();
});

const open = (shop: DemoShop, width: number, reducedMotion = false): Promise<Page> =>
  openPage({ width, reducedMotion, baseUrl: demo.site(shop.theme) });

async function addSimple(page: Page, shop: DemoShop): Promise<void> {
  await page.goto(shop.simple);
  await page.locator('.v-product-page .v-add-to-cart').first().click();
  await page.getByText(`${shop.simpleTitle} was added to your cart.`).waitFor();
}

/**
 * Opens a page and lets its islands come only when everything else stands; reports what moved by their
 * coming.
 */
async function movedByIslands(page: Page, path: string): Promise<string[]> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/bundles\/(?!loader).*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((image) => image.loading !== 'lazy');
    const fonts = [...document.fonts].map(({ status }) => status);
    const isDrawn = fonts.includes('loaded') && !fonts.includes('loading');
    return document.readyState !== 'loading' && isDrawn && seen.every((image) => image.complete);
  });
  await takeShifts(page);
  const before = await islandBoxes(page);
  release();
  // The loader may not listen yet: what has not begun is touched again.
  await page.waitForFunction(() => {
    const idle = [...document.querySelectorAll('[data-island]:not([data-started])')];
    for (const mark of idle) mark.dispatchEvent(new PointerEvent('pointerdown', { bubbles: false }));
    return idle.length === 0;
  });
  await page.waitForLoadState('networkidle');
  const shifts = await takeShifts(page);
  const after = await islandBoxes(page);
  await page.unrouteAll({ behavior: 'wait' });
  return [...shifts, ...boxesThatMoved(before, after)].map((one) => `${path} ${one}`);
}

type Boxes = Readonly<Record<string, readonly number[]>>;

// Half a pixel is how a picture's own proportions round.
function boxesThatMoved(before: Boxes, after: Boxes): string[] {
  return Object.entries(before).flatMap(([island, box]) => {
    const now = after[island] ?? [];
    const isThere = box.every((edge, at) => Math.abs(edge - (now[at] ?? Number.POSITIVE_INFINITY)) <= 0.5);
    return isThere ? [] : [`${island}: ${box.join(' ')} → ${now.join(' ')}`];
  });
}

describe.each(demoShops)('the demo shop $theme', (shop) => {
  it.each(widths)('moves nothing when its islands take over, %d px', async (width) => {
    const page = await open(shop, width);
    await watchShifts(page);
    const moved: string[] = [];
    for (const path of [shop.store, shop.product, '/search', '/cart'])
      moved.push(...(await movedByIslands(page, path)));
    await addSimple(page, shop);
    for (const path of ['/', shop.store, shop.product, '/cart', '/checkout'])
      moved.push(...(await movedByIslands(page, path)));
    expect(moved).toEqual([]);
    await page.context().close();
  });

  it('fits a tablet, covers no control, and leaves axe nothing to find in any state', async () => {
    const page = await open(shop, 768);
    const found: string[] = [];
    const look = async (state: string): Promise<void> => {
      await page.waitForLoadState('networkidle');
      found.push(...(await misplaced(page)).map((one) => `${state}: ${one}`));
      await expectNoAxeViolations(page);
    };
    await page.goto('/');
    await look('home');
    await page.goto(shop.store);
    await page.getByText('Filter and sort').click();
    await look('listing, filters open');
    await page.goto(`${shop.store}?min=9000`);
    await look('listing, nothing matches');
    await page.goto(shop.product);
    await look('product');
    await page.locator('.v-product-page .v-add-to-cart').scrollIntoViewIfNeeded();
    await page.locator('form[data-island="product-form"][data-started]').waitFor();
    await page.locator('.v-product-page .v-add-to-cart').click();
    await page.getByText(/^Please select/).waitFor();
    await look('product, failed');
    await page.goto(shop.simple);
    await look('product without options');
    await page.goto('/cart');
    await look('empty cart');
    await addSimple(page, shop);
    await page.goto('/cart');
    await page.getByText('Discount code or gift card').click();
    await page.locator('#cart-code').fill('NOTHING');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('.v-notice, .v-cart-problem').first().waitFor();
    await look('cart, code refused');
    await page.goto('/checkout');
    await look('checkout');
    // Several rates are on offer and none is chosen: the button asks for one.
    await page.getByRole('button', { name: /^Choose/ }).click();
    await page.locator('.errors').waitFor();
    await look('checkout, errors');
    await page.goto(`/search?q=${shop.search}`);
    await look('search');
    await page.goto('/search?q=zebrafish');
    await look('search, nothing found');
    await page.goto('/no-such-page');
    await look('404');
    await page.goto('/account/login');
    await look('login');
    expect(found).toEqual([]);
    await page.context().close();
  });

  it.each(widths)('shows popover, quick view and pictures without fault, %d px', async (width) => {
    const page = await open(shop, width);
    await addSimple(page, shop);
    const popover = page.locator('.v-popover');
    await popover.hover();
    await expectNoAxeViolations(page);
    const box = await popover.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(8);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 8);
    await popover.getByRole('button', { name: 'Close' }).click();
    await page.goto(shop.store);
    await page.locator('[data-island="quick-view"]').first().click();
    await page.getByRole('dialog').locator('.v-add-to-cart').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.goto(shop.product);
    await page.locator('[data-island="gallery"] a').first().click();
    await page.getByRole('dialog').locator('img').waitFor();
    await expectNoAxeViolations(page);
    await page.context().close();
  });

  it.each(widths)('keeps still for those who ask for it, %d px', async (width) => {
    const page = await open(shop, width, true);
    await watchMotion(page);
    const motions: string[] = [];
    const note = async (): Promise<void> => {
      motions.push(...(await takeMotions(page)));
    };
    await addSimple(page, shop);
    await page.locator('.v-pill').waitFor();
    await page.locator('.v-popover').hover();
    await note();
    await page.goto(shop.store);
    await page.locator('.v-card').first().hover();
    await page.getByText('Filter and sort').click();
    await page.locator('[data-island="quick-view"]').first().click();
    await page.getByRole('dialog').locator('.v-add-to-cart').waitFor();
    await page.keyboard.press('Escape');
    await note();
    await page.goto(shop.product);
    await page.locator('[data-island="gallery"] a').first().click();
    await page.getByRole('dialog').locator('img').waitFor();
    await page.keyboard.press('Escape');
    await note();
    if (width < 600) {
      await page.locator('.site-menu-button').click();
      await note();
    }
    await page.goto('/cart');
    await page.getByText('Discount code or gift card').click();
    await note();
    await page.goto('/checkout');
    await page.waitForLoadState('networkidle');
    await note();
    expect(motions).toEqual([]);
    await page.context().close();
  });
});

describe('the demo', () => {
  it('has a fund to give to, in a dark section too', async () => {
    const page = await openPage({ width: 390, baseUrl: demo.site('fieldnotes') });
    await page.goto('/studio');
    await page.locator('.v-donation-box').scrollIntoViewIfNeeded();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Donate' }).click();
    await page.waitForURL(/\/donate\//);
    await page.getByRole('heading', { name: 'A tree for the school yard' }).waitFor();
    await expectNoAxeViolations(page);
    await page.context().close();
  });

  it.each(widths)('asks who comes to a class before it is in the cart, %d px', async (width) => {
    const page = await openPage({ width, baseUrl: demo.site('levain') });
    const press = async (path: string): Promise<void> => {
      await page.goto(path);
      await page.locator('form[data-island="product-form"][data-started]').waitFor();
      await page.locator('.v-product-page select').first().selectOption('January 30, 9:00');
      await page.locator('.v-product-page .v-add-to-cart').click();
    };
    await press(`/shop/p/saturday-class?sentinel=${callSentinels.noStock}`);
    await page.getByText('Unable to open form. Please check your internet connection').waitFor();
    await press('/shop/p/saturday-class');
    const box = page.getByRole('dialog', { name: 'Saturday Class: From Flour to Loaf' });
    await box.getByRole('button', { name: 'Add to cart' }).click();
    await box.getByText('Update the missing or invalid information above.').waitFor();
    await expectNoAxeViolations(page);
    await screenshot(page, `class-form-${width}`);
    await box.getByLabel('Who comes?').fill('Kim');
    await box.getByLabel('Nuts and seeds').check();
    await box.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('Saturday Class: From Flour to Loaf was added to your cart.').waitFor();
    await page.goto('/cart');
    await page.locator('.v-cart-line').getByText('Kim').waitFor();
    await screenshot(page, `class-cart-${width}`);
    await page.context().close();
  });

  it.each(widths)('offers its prints in installments, in range and below it, %d px', async (width) => {
    const page = await openPage({ width, baseUrl: demo.site('fieldnotes') });
    await page.goto('/prints/p/allium');
    await page.getByText(/^4 interest-free payments of \$/).waitFor();
    await screenshot(page, `installments-print-${width}`);
    await page.getByRole('link', { name: 'How it works' }).click();
    await page.getByRole('dialog', { name: 'Pay in installments' }).waitFor();
    await expectNoAxeViolations(page);
    await page.goto('/prints/p/plan-quarry-garden');
    await page.getByText('available for orders over $35.00').waitFor();
    await page.context().close();
  });

  it('has a page that a member plan opens', async () => {
    const page = await openPage({ width: 390, baseUrl: demo.site('levain') });
    expect((await page.goto('/circle'))?.status()).toBe(403);
    await page.getByRole('heading', { name: 'The Baking Circle' }).waitFor();
    expect(await page.getByText('the overnight rye').count()).toBe(0);
    await expectNoAxeViolations(page);
    await page.context().close();
  });

  it.each(widths)('says who has written its journal, to readers and to machines, %d px', async (width) => {
    const page = await openPage({ width, baseUrl: demo.site('fieldnotes') });
    await page.goto('/journal/the-november-list');
    const author = page.locator('.entry-header a[rel="author"]');
    expect(await author.textContent()).toBe('Fieldnotes');
    const told = await page.locator('meta[property="article:author"]').getAttribute('content');
    expect(told).toBe(new URL((await author.getAttribute('href')) ?? '', page.url()).href);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toMatch(/"author":\{"@type":"Organization","name":"Fieldnotes"/);
    await expectNoAxeViolations(page);
    await screenshot(page, `journal-article-${width}`);
    await author.click();
    await page.waitForURL(/\?author=Fieldnotes$/);
    await page.locator('.entry-title', { hasText: 'The November list' }).waitFor();
    await page.context().close();
  });

  it.each([
    ['levain', '/shop/p/focaccia'],
    ['overdub', '/store/p/feedback-season'],
    ['fieldnotes', '/prints/p/plan-quarry-garden'],
  ])('lets buyers of %s speak, and tells search engines of it', async (slug, path) => {
    const page = await openPage({ width: 390, baseUrl: demo.site(slug) });
    await page.goto(path);
    await page.getByText('Verified purchase').first().waitFor();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toMatch(/"aggregateRating":\{[^}]*"ratingValue"/);
    await expectNoAxeViolations(page);
    await page.context().close();
  });
});
