import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { session, siteId } = await app.ownerWithSite('sinistra');
  for (const theme of ['levain', 'overdub', 'fieldnotes']) {
    const slug = `rtl-${theme}`;
    const id = await app.addSite(session, { name: slug });
    await app.db.forSite(id, (tx) =>
      tx.updateTable('site').set({ language: 'ar', theme }).where('id', '=', id).execute(),
    );
    await app.deps.sites.refresh(id);
    const published = await session.send('POST', `/api/studio/sites/${id}/publish`, {});
    expect(published.status, published.text).toBeLessThan(300);
  }
  expect(siteId).not.toBe('');
});
afterAll(async () => {
  await closePages();
  await app.close();
});

describe.each(['levain', 'overdub', 'fieldnotes'])(
  'a site that is read from right to left, theme %s',
  (theme) => {
    it.each([390, 1280])('says so and never scrolls sideways, %d px', async (width) => {
      const visitor = await openPage({ width, baseUrl: `http://rtl-${theme}.${app.studioHost}` });
      const expectWhole = async (name: string) => {
        expect(await visitor.evaluate(() => document.documentElement.dir)).toBe('rtl');
        const beyond = await visitor.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(beyond, `${name} is wider than the window`).toBe(0);
        await screenshot(visitor, `rtl-${theme}-${name}-${width}`);
      };
      for (const [name, path] of [
        ['home', '/'],
        ['listing', '/shop'],
        ['product', '/shop/p/shirt'],
        ['search', '/search?q=mug'],
        ['login', '/account/login'],
      ] as const) {
        await visitor.goto(path);
        await expectWhole(name);
      }
      await visitor.goto('/shop/p/mug');
      await visitor.locator('.v-product-page .v-add-to-cart').first().click();
      await visitor.locator('.v-pill').waitFor();
      await visitor.goto('/cart');
      await visitor.locator('.v-cart-form').waitFor();
      await expectWhole('cart');
      await expectNoAxeViolations(visitor);
      await visitor.locator('.v-cart-form button[type="submit"]').last().click();
      await visitor.waitForURL(/\/checkout/);
      await expectWhole('checkout');
      await visitor.context().close();
    });
  },
);
