import { insertProducts } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addPictures } from '../../support/product-pictures.ts';
import { entriesPath, createShop, type Shop } from '../checkout/shop.ts';
import { newId, productFrom } from './cast.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('several');
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

async function changed(change: () => Promise<unknown>): Promise<void> {
  await change();
  await shop.app.db.forSite(shop.siteId, (tx) => bumpSiteVersion(tx));
  await shop.app.deps.sites.refresh(shop.siteId);
}

describe('a product with several variants', () => {
  it('asks for up to 9999 whatever is on the shelf (storefront §5, quantity input)', async () => {
    await changed(() => shop.setStock('SHIRT-M', 3));
    const { text } = await shop.app.site('several').send('GET', '/shop/p/shirt');
    expect(text).toMatch(/name="quantity" min="1" max="9999" step="1" value="1"/);
  });

  it('is added from a list without a choice when it is digital (storefront §2)', async () => {
    const book = await shop.app.db.forSite(shop.siteId, async (tx) => {
      const { id } = await tx
        .selectFrom('collection')
        .select('id')
        .where('type', '=', 13)
        .executeTakeFirstOrThrow();
      const product = productFrom(id, 'Book', 'EPUB=9.00×∞, PDF=9.00×∞', { kind: 'digital' });
      await insertProducts(tx, [product], { actor: 'seed', kind: 'opening', newId });
      return product;
    });
    await changed(async () => undefined);
    const shopper = await shop.shopper();
    const list = await shopper.send('GET', '/shop');
    const [, form = ''] =
      list.text.match(/<form class="v-quick-add"((?:(?!<form)[\s\S])*?)Add To Cart(?=<span[^>]*>: Book)/) ??
      [];
    expect(form).toContain(`name="itemId" value="${book.id}"`);
    expect(form).toContain('&quot;needsOption&quot;:false');
    const added = await shopper.send('POST', entriesPath, { itemId: book.id, sku: null, quantity: 1 });
    expect([added.status, added.json.newlyAdded?.chosenVariant?.sku]).toEqual([200, book.variants[0]?.sku]);
  });

  it('has the pictures of its variants among its own (storefront §2)', async () => {
    const drawing = sharp({ create: { width: 60, height: 80, channels: 3, background: '#2a6fb5' } });
    const picture = await drawing.png().toBuffer();
    await changed(async () => {
      await addPictures(shop.app, { siteId: shop.siteId, slug: 'shirt', pictures: [picture] });
      await shop.app.db.forSite(shop.siteId, async (tx) => {
        const { productId, id } = shop.variant('SHIRT-S');
        const { assetId } = await tx
          .deleteFrom('product_image')
          .where('productId', '=', productId)
          .returning('assetId')
          .executeTakeFirstOrThrow();
        await tx.updateTable('variant').set({ mainImageId: assetId }).where('id', '=', id).execute();
      });
    });
    const { text } = await shop.app.site('several').send('GET', '/shop/p/shirt');
    expect(text.match(/<figure class="v-product-picture"/g)).toHaveLength(1);
  });
});
