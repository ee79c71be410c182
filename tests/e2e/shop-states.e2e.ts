import { callSentinels } from '@veranda/contracts/sentinels';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot } from '../support/browser.ts';
import { addPictures } from '../support/product-pictures.ts';
import { putSections } from '../support/replace-sections.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let shop: Shop;
let baseUrl = '';
beforeAll(async () => {
  app = await createTestApp({ measuresVisits: true });
  shop = await addShop(app, 'states');
  baseUrl = `http://states.${app.studioHost}`;
});
afterAll(async () => {
  await closePages();
  await app.close();
});
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const drawing = (colour: string) =>
  sharp({ create: { width: 600, height: 750, channels: 3, background: colour } })
    .png()
    .toBuffer();

describe('sold-out items', () => {
  const card = (page: Page, name: string) =>
    page.locator('form[data-island="quick-add"]').filter({ hasText: name }).locator('button');

  it('storefront §4 listing button: a sold-out one remembers its label; storefront §4 listing button: sold out without variants is told by a class of the grid item', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop');
    expect(await card(page, 'Mug').textContent()).toContain('Add To Cart');
    // As a theme of somebody else marks it: the class of the grid item alone.
    await page.evaluate(() => {
      const form = [...document.querySelectorAll('form[data-island="quick-add"]')].find((one) =>
        one.textContent?.includes('Mug'),
      );
      form?.closest('.v-card-cell')?.classList.add('sold-out');
    });
    await card(page, 'Mug').dispatchEvent('pointerdown');
    await expect.poll(() => card(page, 'Mug').textContent()).toContain('Sold Out');
    expect(await card(page, 'Mug').getAttribute('aria-disabled')).toBe('true');
    expect(await card(page, 'Mug').getAttribute('data-label')).toBe('Add To Cart');
    await page.context().close();
  });

  it('storefront §4 listing button: gets its label back when it can be bought again', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop/p/shirt');
    const button = page.locator('.v-product-page .v-add-to-cart');
    await page.evaluate(() => {
      for (const input of document.querySelectorAll('input[disabled]')) input.removeAttribute('disabled');
    });
    await page.locator('input[name="option.Size"][value="M"]').check({ force: true });
    await expect.poll(() => button.textContent()).toBe('Sold Out');
    await page.locator('input[name="option.Size"][value="S"]').check({ force: true });
    await expect.poll(() => button.textContent()).toBe('Add To Cart');
    expect(await button.getAttribute('aria-disabled')).toBe('false');
    await page.context().close();
  });

  it('storefront §8 restock: shows the server’s message; storefront §8 restock: Unable to submit form. Please try again later. without one; storefront §8 restock: Email cannot be blank is said without a call; storefront §8 captcha: no site key: Enterprise V3 ReCaptcha site key not found', async () => {
    const address = `/api/studio/sites/${shop.siteId}/commerce/merchandising`;
    const { merchandising, version } = (await shop.owner.send('GET', address)).json;
    await shop.owner.send('PUT', address, {
      merchandising: { ...merchandising, restockEnabled: true },
      version,
    });
    const page = await openPage({ width: 1280, baseUrl });
    const calls: string[] = [];
    const told: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && calls.push(request.url())));
    page.on('console', (line) => told.push(line.text()));
    const error = page.locator('.v-restock-error');
    const ask = async (sentinel: string): Promise<void> => {
      await page.goto(`/shop/p/shirt?sentinel=${sentinel}`);
      await page.locator('input[name="option.Size"][value="M"]').check({ force: true });
    };
    const send = () => page.getByRole('button', { name: 'Notify me' }).click();
    await ask(callSentinels.refused);
    await send();
    await error.getByText('Email cannot be blank').waitFor();
    expect(calls.filter((url) => url.endsWith('/restock'))).toEqual([]);
    await page.getByLabel('Email address').fill('ada@wait.test');
    await send();
    await error.getByText('Sorry, that item is no longer available.').waitFor();
    expect(told).toContain('Enterprise V3 ReCaptcha site key not found');
    await ask(callSentinels.unreadable);
    await page.getByLabel('Email address').fill('ada@wait.test');
    await send();
    await error.getByText('Unable to submit form. Please try again later.').waitFor();
    await page.context().close();
  });

  it('storefront §4 restock form: success says the owner’s text; storefront §4 restock form: success replaces what it held', async () => {
    const address = `/api/studio/sites/${shop.siteId}/commerce/merchandising`;
    const { merchandising, version } = (await shop.owner.send('GET', address)).json;
    const words = { ...merchandising, restockEnabled: true, restockSuccessText: 'We will write to you.' };
    await shop.owner.send('PUT', address, { merchandising: words, version });
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/shop/p/shirt');
    await page.locator('input[name="option.Size"][value="M"]').check({ force: true });
    await page.locator('.v-restock').waitFor();
    await page.getByLabel('Email address').fill('ada@wait.test');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByText('We will write to you.').waitFor();
    expect(await page.locator('.v-restock-form input').count()).toBe(0);
    await expectNoAxeViolations(page);
    await page.context().close();
  });
});

describe('the offers beside a product', () => {
  const addOn = (page: Page) =>
    page.locator('.v-related form[data-island="quick-add"]').filter({ hasText: 'Mug' }).locator('button');

  it('storefront §2 add-to-cart button: stands on add-on blocks; storefront §3 add-to-cart event: product_page is add-on in an add-on block', async () => {
    const path = `/api/studio/sites/${shop.siteId}/settings`;
    const { settings, version } = (await shop.owner.send('GET', path)).json;
    await shop.owner.send('PUT', path, { settings: { ...settings, visitorMetrics: true }, version });
    await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
    const page = await openPage({ width: 1280, baseUrl });
    const told = page.waitForRequest(
      (one) => one.postData()?.includes('CommerceShopping_AddToCart') === true,
    );
    await page.goto('/shop/p/shirt');
    await addOn(page).click({ force: true });
    await page.getByText('Mug was added to your cart.').waitFor();
    const data = new URLSearchParams((await told).postData() ?? '').get('data') ?? '{}';
    expect((JSON.parse(data) as { product_page: string }).product_page).toBe('add-on');
    await page.context().close();
  });

  it('storefront §8 cart: Unable to add item; administration §8 cart: Unable to add item', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto(`/shop/p/shirt?sentinel=${callSentinels.cutOff}`);
    await addOn(page).click({ force: true });
    await page.getByText('Unable to add item. Please check your internet connection').waitFor();
    await page.context().close();
  });
});

describe('a product block', () => {
  beforeAll(async () => {
    const { productId } = shop.variant('SHIRT-S');
    const pictures = [await drawing('#b5432a'), await drawing('#2a6fb5')];
    await addPictures(app, { siteId: shop.siteId, slug: 'shirt', pictures });
    await app.db.forSite(shop.siteId, async (tx) => {
      const images = await tx
        .selectFrom('product_image')
        .select('assetId')
        .where('productId', '=', productId)
        .orderBy('position')
        .execute();
      for (const [at, sku] of ['SHIRT-S', 'SHIRT-M'].entries())
        await tx
          .updateTable('variant')
          .set({ mainImageId: images[at]?.assetId ?? null })
          .where('id', '=', shop.variant(sku).id)
          .execute();
    });
    await shop.setStock('SHIRT-M', 4);
    await putOnAbout(productId);
  });

  async function putOnAbout(productId: string): Promise<void> {
    const pages = `/api/studio/sites/${shop.siteId}/pages`;
    const { json } = await shop.owner.send('GET', pages);
    const about = json.pages.find((page: { urlSlug: string }) => page.urlSlug === 'about');
    const { json: full } = await shop.owner.send('GET', `${pages}/${about.id}`);
    const document = structuredClone(full.document);
    const [sectionId = ''] = Object.keys(document.sections);
    document.blocks['product'] = {
      id: 'product',
      sectionId,
      position: 'b0',
      type: 43,
      value: { productId },
      style: {},
      layout: { desktop: { x: 0, y: 4, w: 12, h: 20, z: 0, align: 'start' } },
    };
    await putSections({ session: shop.owner, siteId: shop.siteId, pageId: about.id }, document);
    await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
  }

  it('storefront §2 add-to-cart button: stands on product blocks; storefront §3 add-to-cart event: product_page is product_block in a product block', async () => {
    const path = `/api/studio/sites/${shop.siteId}/settings`;
    const { settings, version } = (await shop.owner.send('GET', path)).json;
    await shop.owner.send('PUT', path, { settings: { ...settings, visitorMetrics: true }, version });
    await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
    const page = await openPage({ width: 1280, baseUrl });
    const told = page.waitForRequest('**/api/events/RecordEvent');
    await page.goto('/about');
    const block = page.locator('.v-block.v-product');
    await block.locator('input[name="option.Size"][value="S"]').check({ force: true });
    await block.locator('.v-add-to-cart').click();
    await page.getByText('Shirt was added to your cart.').waitFor();
    await screenshot(page, 'product-block-1280');
    const data = new URLSearchParams((await told).postData() ?? '').get('data') ?? '{}';
    expect((JSON.parse(data) as { product_page: string }).product_page).toBe('product_block');
    await page.context().close();
  });

  it('storefront §2 product block: another variant shows its own image; storefront §2 product block: marks the image that is the variant’s main image', async () => {
    const page = await openPage({ width: 1280, baseUrl });
    await page.goto('/about');
    const block = page.locator('.v-block.v-product');
    const current = () => block.locator('[data-image-id][data-current]').getAttribute('data-image-id');
    await block.locator('input[name="option.Size"][value="S"]').check({ force: true });
    await expect.poll(() => block.locator('[data-image-id][data-current]').count()).toBe(1);
    const small = await current();
    await block.locator('input[name="option.Size"][value="M"]').check({ force: true });
    await expect.poll(current).not.toBe(small);
    expect(await block.locator(`[data-image-id="${small}"]`).isVisible()).toBe(false);
    expect(await block.locator('[data-image-id][data-current]').isVisible()).toBe(true);
    await page.context().close();
  });
});
