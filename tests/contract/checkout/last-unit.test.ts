import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { orderJobs } from '@veranda/server/features/orders/jobs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { declines, details, createShop, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('last');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

async function withMug(quantity = 1): Promise<Session> {
  const session = await shop.shopper();
  expect((await shop.add(session, 'MUG', quantity)).status).toBe(200);
  return session;
}

/** Sold-out state of the mug in lists, and the version under which pages that show stock are cached. */
async function shown(): Promise<{ soldOut: boolean; version: bigint }> {
  return shop.app.db.forSite(shop.siteId, async (tx) => {
    const { productId } = shop.variant('MUG');
    const row = await tx
      .selectFrom('listing_row')
      .select('soldOut')
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow();
    const site = await tx.selectFrom('site').select('stockVersion').executeTakeFirstOrThrow();
    return { soldOut: row.soldOut, version: site.stockVersion };
  });
}

describe('the last unit of a thing', () => {
  it('is sold out in lists while somebody holds it, and available again when they let it go', async () => {
    await shop.setStock('MUG', 4);
    const [first, second] = [await withMug(), await withMug(3)];
    const before = await shown();
    await first.send('PUT', '/api/commerce/checkout', { ...details, hold: true });
    expect(await shown()).toEqual(before);
    await second.send('PUT', '/api/commerce/checkout', { ...details, hold: true });
    const held = await shown();
    expect(held).toEqual({ soldOut: true, version: before.version + 1n });
    const { id } = (await second.send('GET', '/api/commerce/shopping-cart')).json;
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('reservation')
        .set({ expiresAt: new Date(0) })
        .where('cartId', '=', id)
        .execute(),
    );
    const expire = orderJobs(shop.app.deps)['expire-hold'];
    await expire?.(shop.siteId, { cartId: id }, async () => {});
    expect(await shown()).toEqual({ soldOut: false, version: held.version + 1n });
    expect((await shop.complete(first, 1750)).json.status).toBe('placed');
    expect((await shown()).soldOut).toBe(false);
  });

  it('is available again after a payment that was declined', async () => {
    await shop.setStock('MUG', 1);
    const session = await withMug();
    expect((await shop.complete(session, 1750, { payment: declines })).status).toBe(409);
    expect((await shown()).soldOut).toBe(false);
    expect((await shop.complete(session, 1750)).json.status).toBe('placed');
    expect((await shown()).soldOut).toBe(true);
  });
});
