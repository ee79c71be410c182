import type { Page } from 'playwright-core';
import { storefrontMessagesOf } from '@veranda/contracts/storefront-messages';
import { translatorOf } from '@veranda/messages/catalog';
import { checkoutMessages } from '@veranda/messages/checkout/messages';
import { errorMessages } from '@veranda/messages/errors/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

// The longest words, the longest sentences, and a script without spaces, each in another theme.
const spoken = [
  ['fi-FI', 'levain'],
  ['pl-PL', 'overdub'],
  ['ja-JP', 'fieldnotes'],
] as const;

let app: TestApp;
const shops = new Map<string, Shop>();
beforeAll(async () => {
  app = await createTestApp();
  for (const [language, theme] of spoken) {
    const shop = await addShop(app, `words-${theme}`);
    await app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('site').set({ language, theme }).where('id', '=', shop.siteId).execute(),
    );
    await app.deps.sites.refresh(shop.siteId);
    const published = await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
    expect(published.status, published.text).toBeLessThan(300);
    await shop.setStock('MUG', 9);
    shops.set(language, shop);
  }
});
afterAll(async () => {
  await closePages();
  await app.close();
});

// One address walks every journey: its limits start again with each.
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const widest = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = [...document.querySelectorAll('button, .button, .v-btn, select')]
    .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent);
  return { sideways: scrollWidth - clientWidth, cut };
};

describe.each(spoken)('a shop in %s on a phone', (language, theme) => {
  it('neither cuts its words nor scrolls sideways, from the product to the order', async () => {
    const shop = shops.get(language);
    if (!shop) throw new Error(`no shop in ${language}`);
    const texts = storefrontMessagesOf(language);
    const page = await openPage({ width: 390, baseUrl: `http://${shop.slug}.${app.studioHost}` });
    const expectWhole = async (name: string, seen: Page = page) => {
      expect(await seen.evaluate(widest), `${name} in ${language}`).toEqual({ sideways: 0, cut: [] });
      await screenshot(seen, `words-${theme}-${name}`);
    };
    const press = async (path: string) => {
      await page.goto(path);
      // Before its code is here, the browser itself asks for an option that is missing.
      await page.locator('.v-product-page .v-product-form[data-started]').waitFor();
      await page.locator('.v-product-page .v-add-to-cart').click();
    };
    await press('/shop/p/shirt');
    await page
      .getByRole('alert')
      .getByText(translatorOf(errorMessages, language)('select-option', { option: 'Size' }))
      .waitFor();
    await expectWhole('product');
    await press('/shop/p/mug');
    await page.locator('.v-pill').waitFor();
    await page.goto('/cart');
    await page.getByText(texts.cartEstimateSummary).click();
    await expectWhole('cart');
    await page.getByRole('button', { name: texts.cartCheckoutText, exact: true }).click();
    await page.waitForURL(/\/checkout/);
    await page.locator('main button[type="submit"]').last().click();
    await page.getByText(translatorOf(checkoutMessages, language)('problemsTitle')).waitFor();
    await expectWhole('checkout');
    await expectNoAxeViolations(page);
    const buyer = await shop.shopper();
    await shop.add(buyer, 'MUG');
    const { confirmationUrl } = (await shop.complete(buyer, 1750)).json;
    await page.goto(confirmationUrl);
    await expectWhole('order');
    await page.goto('/account/signup');
    await expectWhole('account');
    await page.context().close();
  });
});
