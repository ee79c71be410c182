import { insertProducts } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import type { Variant } from '@veranda/domain/catalog/product';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, productFrom } from '../contract/catalog/cast.ts';
import { addShop, type Shop } from '../contract/checkout/shop.ts';
import { closePages, expectNoAxeViolations, openPage, screenshot, widths } from '../support/browser.ts';
import { addPictures } from '../support/product-pictures.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const looks = ['levain', 'overdub', 'fieldnotes'] as const;
const colours = { Red: '#b5432a', Green: '#2f7d4f', Blue: '#2a6fb5' } as const;

const variant = (Colour: string, Size: string, quantity: number, minor: bigint): Variant => ({
  id: newId(),
  sourceId: null,
  sku: `LAMP-${Colour}-${Size}`,
  gtin: null,
  mpn: null,
  mainImageId: null,
  attributes: { Colour, Size },
  priceMinor: minor,
  salePriceMinor: null,
  onSale: false,
  stock: { unlimited: false, quantity },
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const look of looks) await createLampShop(look);
});
afterAll(async () => {
  await closePages();
  await app.close();
});

/**
 * Red is made in S, which is sold out; blue in S and M; green in M. Each has its picture, but green none of
 * its own.
 */
async function createLampShop(look: string): Promise<void> {
  const shop = await addShop(app, look);
  const { siteId } = shop;
  await app.db.forSite(siteId, (tx) =>
    tx.updateTable('site').set({ theme: look }).where('id', '=', siteId).execute(),
  );
  await app.db.forSite(siteId, async (tx) => {
    const { id } = await tx
      .selectFrom('collection')
      .select('id')
      .where('type', '=', 13)
      .executeTakeFirstOrThrow();
    const variants = [
      variant('Red', 'S', 0, 1200n),
      variant('Blue', 'S', 4, 1600n),
      variant('Blue', 'M', 4, 4000n),
      variant('Green', 'M', 9, 1600n),
    ];
    const more = { variants, optionOrdering: ['Colour', 'Size'] };
    const card = productFrom(id, 'Card', '$25=25.00×∞, $50=50.00×∞', { kind: 'gift-card' });
    await insertProducts(tx, [productFrom(id, 'Lamp', '1.00×1', more), card], {
      actor: 'seed',
      kind: 'opening',
      newId,
    });
  });
  await picture(siteId);
  await offer(shop);
}

async function picture(siteId: string): Promise<void> {
  const drawn = (background: string) =>
    sharp({ create: { width: 600, height: 750, channels: 3, background } })
      .png()
      .toBuffer();
  const pictures = [await drawn('#d8d2c4'), await drawn(colours.Red), await drawn(colours.Blue)];
  await addPictures(app, { siteId, slug: 'lamp', pictures });
  await app.db.forSite(siteId, async (tx) => {
    const images = await tx.selectFrom('product_image').select('assetId').orderBy('position').execute();
    for (const [at, colour] of ['Red', 'Blue'].entries())
      await tx
        .updateTable('variant')
        .set({ mainImageId: images[at + 1]?.assetId ?? null })
        .where('sku', 'like', `LAMP-${colour}-%`)
        .execute();
    await bumpSiteVersion(tx);
  });
}

async function offer({ owner, siteId }: Shop): Promise<void> {
  const site = `/api/studio/sites/${siteId}`;
  const { settings, version } = (await owner.send('GET', `${site}/settings`)).json;
  const installments = { minimum: '1', maximum: '20', country: 'US' };
  await owner.send('PUT', `${site}/settings`, { settings: { ...settings, installments }, version });
  const words = (await owner.send('GET', `${site}/commerce/merchandising`)).json;
  const merchandising = {
    ...words.merchandising,
    restockEnabled: true,
    scarcityEnabled: true,
    scarcityBelow: 4,
  };
  await owner.send('PUT', `${site}/commerce/merchandising`, { merchandising, version: words.version });
  await owner.send('POST', `${site}/publish`, {});
}

async function openLamp(look: string, width: number): Promise<Page> {
  const page = await openPage({ width, baseUrl: `http://${look}.${app.studioHost}` });
  await page.goto('/shop/p/lamp');
  await page.locator('form[data-island="product-form"][data-started]').waitFor();
  return page;
}

const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
const button = (page: Page) => page.locator('.v-product-page .v-add-to-cart');

/** Text of the page about the selection. */
async function said(page: Page) {
  const text = (selector: string) => page.locator(`.v-product-page ${selector}`).first().textContent();
  return {
    price: await text('.v-price-now'),
    button: await button(page).textContent(),
    offer: await text('[data-installments]'),
    scarcity: await text('[data-scarcity]'),
    waits: await page.locator('.v-restock').isVisible(),
  };
}

describe('the texts of a product page about the selection', () => {
  it('is of the variant that is chosen, and of the product where the choice leads to none', async () => {
    const page = await openLamp('levain', 1280);
    const drawn = await said(page);
    expect(drawn).toMatchObject({ price: 'from $12.00', button: 'Add To Cart', waits: true });
    await choose(page, 'Red');
    await choose(page, 'S');
    expect(await said(page)).toMatchObject({ price: '$12.00', button: 'Sold Out', waits: true });
    await choose(page, 'M');
    expect(await said(page)).toEqual(drawn);
    await button(page).click();
    await page.getByText('Sorry, that item variant is unavailable. Please select another variant.').waitFor();
    await choose(page, 'Blue');
    expect(await said(page)).toEqual({
      price: '$40.00',
      button: 'Add To Cart',
      scarcity: 'Only 4 left',
      waits: false,
      offer: 'available for orders up to $20.00',
    });
    await choose(page, 'S');
    expect((await said(page)).offer).toBe('4 interest-free payments of $4.00');
    await page.context().close();
  });

  it('shows the pictures in the lightbox as they stand, the chosen variant’s first', async () => {
    const page = await openLamp('levain', 1280);
    const links = page.locator('.v-product-gallery a.v-gallery-link');
    // Its island is at work before the choice moves its pictures.
    await links.first().click();
    await page.getByRole('dialog').getByText('1 of 3').waitFor();
    await page.keyboard.press('Escape');
    const before = await links.first().getAttribute('href');
    await choose(page, 'Blue');
    await choose(page, 'S');
    await expect.poll(() => links.first().getAttribute('href')).not.toBe(before);
    const shown = await links.first().getAttribute('href');
    await links.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 of 3').waitFor();
    const picture = dialog.locator('.v-lightbox-image');
    await expect.poll(() => picture.getAttribute('src')).toContain(shown ?? '');
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('2 of 3').waitFor();
    await expect.poll(() => picture.getAttribute('src')).toContain(before ?? '');
    await page.keyboard.press('Escape');
    await page.context().close();
  });

  it('lets a button be pressed again after it led away and the visitor came back', async () => {
    const page = await openPage({ baseUrl: `http://levain.${app.studioHost}` });
    await page.goto('/shop/p/card');
    await page.locator('form[data-island="product-form"][data-started]').waitFor();
    // The page that the button leads to never comes: this one stays as the browser would keep it.
    await page.evaluate(() => void (HTMLFormElement.prototype.submit = () => {}));
    await page.getByRole('radio', { name: '$25' }).check({ force: true });
    await button(page).click();
    await expect.poll(() => button(page).textContent()).toBe('Adding…');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await button(page).textContent()).toBe('Add To Cart');
    expect(await button(page).getAttribute('aria-disabled')).toBe('false');
    await page.context().close();
  });
});

describe.each(widths)('the picture of the variant that is chosen, %d px', (width) => {
  it.each(looks)(
    'is the first of the gallery, and the product’s own where there is none (%s)',
    async (look) => {
      const page = await openLamp(look, width);
      const pictures = page.locator('.v-product-picture');
      const first = () => pictures.first().getAttribute('data-image-id');
      const [own, , blue] = await pictures.evaluateAll((all) =>
        all.map((one) => (one as HTMLElement).dataset['imageId']),
      );
      await choose(page, 'Blue');
      await choose(page, 'S');
      await expect.poll(first).toBe(blue);
      expect(await pictures.count()).toBe(3);
      expect(await pictures.first().locator('img').isVisible()).toBe(true);
      await screenshot(page, `variant-picture-${look}-${width}`);
      await expectNoAxeViolations(page);
      await choose(page, 'Green');
      await choose(page, 'M');
      await expect.poll(first).toBe(own);
      await page.context().close();
    },
  );
});
