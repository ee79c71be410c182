import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, openPage } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let baseUrl = '';
beforeAll(async () => {
  app = await createTestApp();
  await app.ownerWithSite('bytes');
  baseUrl = `http://bytes.${app.studioHost}`;
});
afterAll(async () => {
  await closePages();
  await app.close();
});

/** The scripts that a page has fetched: compressed bytes by file name. */
interface Scripts {
  total(): number;
  readonly react: () => number;
  readonly names: () => string[];
}

async function openCounted(): Promise<{ page: Page; scripts: Scripts }> {
  const page = await openPage({ width: 390, baseUrl });
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && response.ok())
      sizes.set(
        pathname,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  const known = new Map<string, number>();
  const settle = async () => {
    await page.waitForLoadState('networkidle');
    for (const [name, size] of sizes) known.set(name, await size);
  };
  const sum = (names: readonly string[]) => names.reduce((all, name) => all + (known.get(name) ?? 0), 0);
  const names = () => [...known.keys()];
  return {
    page: Object.assign(page, { settle }),
    scripts: {
      total: () => sum(names()),
      react: () => sum(names().filter((name) => /\/react-/.test(name))),
      names,
    },
  };
}

// Long enough for what is loaded when the browser is idle.
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(600);
  await (page as Page & { settle: () => Promise<void> }).settle();
}

describe('the scripts of a page', () => {
  it('are no byte of React where there is nothing to operate, in a site with a store', async () => {
    const { page, scripts } = await openCounted();
    for (const path of ['/', '/about', '/shop', '/cart', '/nothing-here']) {
      await page.goto(path);
      await rest(page);
      expect([path, scripts.react()]).toEqual([path, 0]);
    }
    expect(scripts.names()).toContain('/bundles/loader.js');
    await page.context().close();
  });

  it('are at most 90 KB compressed on a product page, with everything that adding brings', async () => {
    const { page, scripts } = await openCounted();
    await page.goto('/shop/p/mug');
    await rest(page);
    expect(scripts.react()).toBe(0);
    await page.locator('.v-product-page .v-add-to-cart').first().click();
    await page.getByText('Mug was added to your cart.').waitFor();
    await rest(page);
    expect(scripts.react()).toBeGreaterThan(0);
    expect(scripts.total()).toBeLessThanOrEqual(90_000);
    await page.context().close();
  });

  it('show the pill on the next page, where there is a cart', async () => {
    const { page, scripts } = await openCounted();
    await page.goto('/shop/p/mug');
    await page.locator('.v-product-page .v-add-to-cart').first().click();
    await page.getByText('Mug was added to your cart.').waitFor();
    // A browser drops the bodies of a page that is left.
    await rest(page);
    await page.goto('/about');
    await page.locator('.v-pill').waitFor();
    await rest(page);
    expect(scripts.total()).toBeLessThanOrEqual(90_000);
    await page.context().close();
  });
});
