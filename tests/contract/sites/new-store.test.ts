import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf } from '../catalog/product-forms.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base = '';
beforeAll(async () => {
  shop = await createShop('newstore');
  base = `/api/studio/sites/${shop.siteId}`;
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

describe('the store of a new site', () => {
  it('storefront §9 currency: a store begins with USD; storefront §3 store settings: the currency is USD when nothing is said; administration §9 currency: USD when nothing is said; decisions §money currency: USD when nothing is said', async () => {
    expect((await shop.owner.send('GET', base)).json.site.currency).toBe('USD');
    const shopper = await shop.shopper();
    await shop.add(shopper, 'MUG');
    const cart = (await shopper.send('GET', '/api/commerce/shopping-cart')).json;
    expect(cart.currency).toBe('USD');
    expect((await shopper.send('GET', '/shop/p/mug')).text).toContain('$12.00');
  });

  it('storefront §5 money formatter: divides minor units by 100', async () => {
    const page = await shop.app.site('newstore').send('GET', '/shop/p/mug?format=json');
    expect(page.json.item.structuredContent.variants[0].price).toBe(1200);
    const shown = await shop.app.site('newstore').send('GET', '/shop/p/mug');
    expect(shown.text).toContain('$12.00');
  });
});

describe('the limits of a store', () => {
  async function addTo(collectionId: string, product: object) {
    return shop.owner.send('POST', `${base}/products`, { collectionId, product });
  }
  const storeId = async () => (await shop.owner.send('GET', `${base}/stores`)).json.stores[0].id as string;

  it('storefront §9 store: a tag has at most 50 characters', async () => {
    const store = await storeId();
    const tagged = (length: number) =>
      addTo(store, bodyOf({ title: `T${length}`, tags: ['t'.repeat(length)] }));
    expect((await tagged(50)).status).toBe(200);
    expect((await tagged(51)).status).toBe(400);
  });

  it('storefront §9 store: a category has at most 25 characters', async () => {
    const path = `/api/content-service/product/1.1/websites/${shop.siteId}/products/${await storeId()}/categories`;
    const add = (length: number) => shop.owner.send('POST', path, { displayName: 'c'.repeat(length) });
    expect((await add(25)).status).toBe(200);
    expect((await add(26)).status).toBe(400);
  });

  it('storefront §9 store: at most 200 products in a collection', async () => {
    const store = await storeId();
    const { total } = await productsOf(store);
    for (let n = total; n < 200; n += 1) {
      const made = await addTo(store, bodyOf({ title: `Bowl ${n}`, tags: [] }));
      expect(made.status, made.text).toBe(200);
      if (n % 50 === 0) await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
    }
    const beyond = await addTo(store, bodyOf({ title: 'One more', tags: [] }));
    expect([beyond.status, beyond.json.code]).toEqual([409, 'too-many-products']);
  }, 120_000);

  async function productsOf(store: string): Promise<{ total: number }> {
    const { rows } = await shop.app.db.forSite(shop.siteId, async (tx) => ({
      rows: await tx.selectFrom('product').select('id').where('collectionId', '=', store).execute(),
    }));
    return { total: rows.length };
  }
});
