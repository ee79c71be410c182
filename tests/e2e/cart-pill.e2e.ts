import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let baseUrl = '';
beforeAll(async () => {
  app = await createTestApp();
  await app.ownerWithSite('pill');
  baseUrl = `http://pill.${app.studioHost}`;
});
afterAll(async () => {
  await closePages();
  await app.close();
});

const cartCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/commerce\/shopping-cart$/.test(request.url())) calls.push(request.method());
  });
  return calls;
};

async function addMug(page: Page): Promise<void> {
  await page.goto('/shop/p/mug');
  await page.locator('.v-product-page .v-add-to-cart').first().click();
  await page.getByText('Mug was added to your cart.').waitFor();
}

const settled = (page: Page) => page.waitForLoadState('networkidle');

describe.each(widths)('the pill, %d px', (width) => {
  it('storefront §4 pill: hidden at 0; storefront §4 cart: is not asked for without either', async () => {
    const page = await openPage({ width, baseUrl });
    const calls = cartCalls(page);
    await page.goto('/shop');
    await settled(page);
    await page.waitForTimeout(300);
    expect([await page.locator('.v-pill').count(), calls]).toEqual([0, []]);
    await page.context().close();
  });

  it('storefront §4 pill: shown above 0; storefront §2 pill: shows quantity and subtotal; administration §2 cart indicator: shows the subtotal; storefront §1 visitor: sees the floating pill with count and subtotal', async () => {
    const page = await openPage({ width, baseUrl });
    await addMug(page);
    const pill = page.locator('.v-pill');
    await pill.waitFor();
    expect(await pill.locator('.v-pill-count').textContent()).toBe('1');
    expect(await pill.locator('.v-pill-subtotal').textContent()).toBe('$12');
    await expectNoAxeViolations(page);
    await screenshot(page, `pill-${width}`);
    await page.context().close();
  });

  it('storefront §4 pill: label Cart; administration §8 cart label: Cart; administration §2 cart indicator: is marked empty at 0', async () => {
    const page = await openPage({ width, baseUrl });
    await addMug(page);
    const empty = page.locator('[data-cart-link][data-empty]');
    expect(await empty.count()).toBe(0);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Remove Mug' }).click();
    await expect.poll(() => empty.count()).toBeGreaterThan(0);
    await page
      .getByRole('link', { name: /(^|\s)Cart$/ })
      .and(empty)
      .first()
      .waitFor();
    await page.context().close();
  });

  it('storefront §2 pill: floats at the bottom of the page', async () => {
    const page = await openPage({ width, baseUrl });
    await addMug(page);
    const box = await page.locator('.v-pill').boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(await page.locator('.v-pill').evaluate((pill) => getComputedStyle(pill).position)).toBe('fixed');
    expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(64);
    await page.context().close();
  });

  it('storefront §2 pill: leads to the cart page; storefront §2 cart page: stands at /cart; administration §2 cart page: stands at /cart', async () => {
    const page = await openPage({ width, baseUrl });
    await addMug(page);
    await page.locator('.v-pill').click();
    await page.waitForURL(/\/cart$/);
    await page.getByText('Mug').first().waitFor();
    await page.context().close();
  });

  it('storefront §2 pill: sets the frame’s address inside the editor', async () => {
    const page = await openPage({ width, baseUrl });
    await addMug(page);
    // A page of the same site that holds the page in a frame, as the editor does.
    await page.route('**/frame', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<iframe src="/shop" style="width:100%;height:700px"></iframe>',
      }),
    );
    await page.goto('/frame');
    await page.frameLocator('iframe').locator('.v-pill').click();
    await expect.poll(() => page.frames().some((frame) => frame.url().endsWith('/cart'))).toBe(true);
    expect(page.url()).toMatch(/\/frame$/);
    await page.context().close();
  });
});

describe('the cart of a page', () => {
  it('storefront §4 cart: is loaded for a visitor with a cart cookie', async () => {
    const page = await openPage({ width: 390, baseUrl });
    await addMug(page);
    const calls = cartCalls(page);
    await page.goto('/about');
    await page.locator('.v-pill').waitFor();
    expect(calls).toEqual(['GET']);
    await page.context().close();
  });

  it('storefront §4 cart: is loaded or loading', async () => {
    const page = await openPage({ width: 390, baseUrl });
    await addMug(page);
    await page.route('**/api/commerce/shopping-cart', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto('/about');
    await page.locator('html[data-cart="loading"]').waitFor();
    await page.locator('html[data-cart="loaded"]').waitFor();
    await page.context().close();
  });

  it('storefront §4 cart: an item-added event fires after an add; storefront §7 add entry: the cart is renewed and item-added fires', async () => {
    const page = await openPage({ width: 390, baseUrl });
    await page.goto('/shop/p/mug');
    await page.evaluate(() => {
      document.addEventListener('veranda:item-added', (event) => {
        const { shoppingCart, newlyAdded } = (event as CustomEvent).detail;
        document.body.dataset['added'] = `${newlyAdded.title} ${shoppingCart.totalQuantity}`;
      });
    });
    await page.locator('.v-product-page .v-add-to-cart').first().click();
    await page.locator('body[data-added="Mug 1"]').waitFor();
    await page.context().close();
  });
});

describe('the item-added popover', () => {
  it('storefront §2 item-added popover: says {productName} was added to your cart.; storefront §2 item-added popover: has a Close control; administration §2 popover: says {productName} was added to your cart.; administration §2 popover: has a Close label', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await addMug(page);
    const popover = page.locator('.v-popover');
    await popover.getByRole('button', { name: 'Close' }).click();
    await popover.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('storefront §4 popover: hides by itself after 3 seconds; storefront §9 popover: 3000 ms; administration §2 popover: hides by itself after 3 seconds; administration §9 cart: popover 3000 ms', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.clock.install();
    await page.goto('/shop/p/mug');
    await page.locator('.v-product-page .v-add-to-cart').first().click();
    const popover = page.locator('.v-popover');
    await popover.waitFor();
    await page.mouse.move(5, 400);
    await page.clock.runFor(2800);
    expect(await popover.count()).toBe(1);
    await page.clock.runFor(300);
    await popover.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('storefront §4 popover: snaps under the visible cart indicator; storefront §4 popover: goes to the top right when no indicator is visible; administration §2 popover: snaps under the visible cart indicator; administration §2 popover: goes to the top right when no indicator is visible', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop/p/mug');
    await page.evaluate(() => document.body.style.setProperty('min-height', '4000px'));
    await page.locator('.v-product-page .v-add-to-cart').first().click();
    const popover = page.locator('.v-popover');
    await popover.waitFor();
    await popover.hover();
    const link = await page.locator('[data-cart-link]:visible').first().boundingBox();
    const under = await popover.boundingBox();
    expect(Math.round((under?.y ?? 0) - ((link?.y ?? 0) + (link?.height ?? 0)))).toBe(12);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-cart-link]'))
        one.style.display = 'none';
      window.scrollTo(0, 1500);
    });
    await expect.poll(async () => Math.round((await popover.boundingBox())?.y ?? 0)).toBe(12);
    const box = await popover.boundingBox();
    const inner = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.round(inner - ((box?.x ?? 0) + (box?.width ?? 0)))).toBe(12);
    await page.context().close();
  });

  it('storefront §4 popover: moves with the scrolling, throttled to 100 ms; storefront §9 popover: scroll throttle 100 ms; administration §2 popover: moves with the scrolling, throttled to 100 ms; administration §9 cart: scroll throttle 100 ms', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop/p/mug');
    await page.locator('.v-product-page .v-add-to-cart').first().click();
    await page.locator('.v-popover').waitFor();
    await page.locator('.v-popover').hover();
    // Each look at the place measures every cart link once.
    const { events, looks } = await page.evaluate(async () => {
      const times: number[] = [];
      const link = document.querySelector<HTMLElement>('[data-cart-link]');
      const measure = link?.getBoundingClientRect.bind(link);
      if (link && measure)
        link.getBoundingClientRect = () => {
          times.push(performance.now());
          return measure();
        };
      const end = performance.now() + 1_000;
      let count = 0;
      for (; performance.now() < end; count += 1) {
        window.dispatchEvent(new Event('scroll'));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return { events: count, looks: times };
    });
    const gaps = looks.slice(1).map((at, index) => at - (looks[index] ?? 0));
    expect(events).toBeGreaterThan(2 * looks.length);
    expect([looks.length > 2, looks.length <= 10]).toEqual([true, true]);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(99);
    await page.context().close();
  });
});
