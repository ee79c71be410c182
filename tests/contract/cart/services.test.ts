import { sql } from 'kysely';
import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DigitalShop, createDigitalShop, skuOf } from '../gift-cards/digital-shop.ts';

let shop: DigitalShop;

beforeAll(async () => {
  shop = await createDigitalShop('lessons');
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

async function allowSeveral(several: boolean): Promise<void> {
  const path = '{settings,store,multipleQuantityAllowedForServices}';
  const allowed = several ? 'true' : 'false';
  await shop.app.db.forSite(shop.siteId, (tx) =>
    sql`update site_settings set doc = jsonb_set(doc, ${path}, ${allowed}::jsonb)`.execute(tx),
  );
}

describe('a service', () => {
  it('storefront §3 store settings: several of a service are allowed when nothing is said, and only then', async () => {
    const itemId = await shop.addProduct({ kind: 'service', title: 'Lesson', prices: { '': '30.00' } });
    const entry = { itemId, sku: skuOf('Lesson', ''), quantity: 2 };
    const add = async () => {
      const session = await shop.shopper();
      return { session, added: await session.send('POST', '/api/commerce/shopping-cart/entries', entry) };
    };
    const before = await add();
    expect(before.added.status).toBe(200);
    await allowSeveral(false);
    expect((await add()).added.json.code).toBe('service-once');
    const path = `/api/commerce/shopping-cart/entries/${before.added.json.newlyAdded.id}`;
    expect((await before.session.send('PUT', path, { quantity: 3 })).json.code).toBe('service-once');
    const details = { email: 'eve@lessons.example' };
    await expect(shop.pay(before.session, { details })).rejects.toThrow('service-once');
    expect((await before.session.send('PUT', path, { quantity: 1 })).status).toBe(200);
    await shop.pay(before.session, { details });
  });

  it('storefront §5 quantity: shown for a service when several are allowed; storefront §5 quantity: not shown for a service when several are not allowed', async () => {
    await shop.addProduct({ kind: 'service', title: 'Workshop', prices: { '': '30.00' } });
    const settings = `/api/studio/sites/${shop.siteId}/settings`;
    const allow = async (several: boolean) => {
      await allowSeveral(several);
      expect((await shop.owner.send('GET', settings)).status).toBe(200);
      await shop.owner.send('POST', `/api/studio/sites/${shop.siteId}/publish`, {});
      return (await (await shop.shopper()).send('GET', '/shop/p/workshop')).text;
    };
    expect(await allow(false)).not.toContain('type="number" name="quantity"');
    expect(await allow(true)).toContain('type="number" name="quantity"');
  });
});
