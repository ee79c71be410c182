import { catalogLimits } from '@veranda/domain/catalog/limits';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('words');
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

async function say(changes: object): Promise<void> {
  const address = `/api/studio/sites/${shop.siteId}/commerce/merchandising`;
  const { merchandising, version } = (await shop.owner.send('GET', address)).json;
  const body = { merchandising: { ...merchandising, ...changes }, version };
  expect((await shop.owner.send('PUT', address, body)).status).toBe(200);
}

const page = async (path: string) => (await shop.app.site('words').send('GET', path)).text;

describe('the words of an owner', () => {
  it('storefront §1 owner: writes the words for what is scarce; decisions §publishing at once: commerce preferences', async () => {
    await say({ scarcityEnabled: true, scarcityBelow: 50, scarcityText: 'Hurry: {qtyInStock}' });
    expect(await page('/shop/p/mug')).toMatch(/Hurry: \d+/);
  });

  it('storefront §1 owner: writes the words for what is sold out', async () => {
    const { productId } = shop.variant('SHIRT-S');
    await say({ customSoldOutText: 'Eaten up' });
    const context = JSON.parse(await page('/shop/p/shirt?format=json'));
    expect(context.productMerchandisingContext[productId].customSoldOutText).toBe('Eaten up');
  });

  it('storefront §1 owner: offers the mailing list with a restock sign-up', async () => {
    await say({ restockEnabled: true });
    expect(await page('/shop/p/shirt')).not.toContain('name="isJoinMailingList"');
    await say({ mailingListSignUpEnabled: true, restockMailingListText: 'Letters from the oven' });
    expect(await page('/shop/p/shirt')).toMatch(/name="isJoinMailingList"[\s\S]*Letters from the oven/);
  });

  it('storefront §3 store settings: may hold an own text for a restock sign-up that went well', async () => {
    await say({ restockSuccessText: 'We will write.' });
    expect(await page('/shop/p/shirt')).toContain('We will write.');
  });

  it('storefront §1 owner: sets up the store', async () => {
    const path = `/api/studio/sites/${shop.siteId}/settings`;
    const { settings, version } = (await shop.owner.send('GET', path)).json;
    const rate = { id: 'bike', name: 'By bike', perOrder: '3.00', perItem: '0.00' };
    const saved = await shop.owner.send('PUT', path, {
      settings: { ...settings, shippingRates: [rate] },
      version,
    });
    expect(saved.json.settings.shippingRates).toEqual([rate]);
    await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    const { shippingOptions } = (await session.send('GET', '/api/commerce/shopping-cart')).json;
    expect(shippingOptions.map((shippingOption: { name: string }) => shippingOption.name)).toEqual([
      'By bike',
    ]);
  });
});

describe('the site’s people', () => {
  it('storefront §6 rights: sign-ups for restock are sent to by the site’s people only; administration §6 restock: sign-ups are read and sent to by the site’s people only', async () => {
    const { productId, id } = shop.variant('SHIRT-M');
    const path = `/api/studio/sites/${shop.siteId}/notifications/restock`;
    const body = { productId, variantId: id };
    const stranger = shop.app.studio();
    await stranger.send('GET', '/api/studio/session');
    expect((await stranger.send('POST', `${path}/send`, body)).status).toBe(401);
    expect((await stranger.send('GET', `${path}/groups`)).status).toBe(401);
    const { session: neighbour } = await shop.app.ownerWithSite('neighbour');
    expect((await neighbour.send('POST', `${path}/send`, body)).status).toBe(404);
    expect((await shop.owner.send('POST', `${path}/send`, body)).status).toBe(200);
  });
});

describe('nested categories', () => {
  it('storefront §9 store: at most 10000 nested categories; administration §9 layout: at most 10000 nested categories', async () => {
    expect(catalogLimits.categories).toBe(10_000);
    const stores = (await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/stores`)).json.stores;
    const storeId = stores[0].id;
    const path = `/api/content-service/product/1.1/websites/${shop.siteId}/products/${storeId}/categories`;
    const last = await shop.owner.send('POST', path, { displayName: 'Bread' });
    expect(last.status).toBe(200);
    await shop.app.db.forSite(shop.siteId, async (tx) => {
      const row = await tx
        .selectFrom('category')
        .selectAll()
        .where('id', '=', last.json.id)
        .executeTakeFirstOrThrow();
      const { count } = await tx
        .selectFrom('category')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('collectionId', '=', storeId)
        .executeTakeFirstOrThrow();
      const copies = Array.from({ length: 10_000 - count }, (_, n) => ({
        ...row,
        id: shop.app.deps.newId(),
        path: `/bread-${n}`,
        slug: `bread-${n}`,
      }));
      for (let at = 0; at < copies.length; at += 2_000)
        await tx
          .insertInto('category')
          .values(copies.slice(at, at + 2_000))
          .execute();
    });
    const beyond = await shop.owner.send('POST', path, { displayName: 'Cake' });
    expect([beyond.status, beyond.json.code]).toEqual([409, 'too-many-categories']);
  });
});
