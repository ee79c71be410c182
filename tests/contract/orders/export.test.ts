import { exportOrders } from '@veranda/server/features/orders/export-orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

const orders = 5_000;
const everything = { search: '', status: '', paymentStatus: '', fulfilmentStatus: '', test: '' } as const;
const query = { ...everything, ids: null, from: '', to: '', timeZone: 'America/New_York' };

// Rows that a stream reads ahead of demand, and the portion that is under way.
const maxAhead = 3;

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('exported-orders');
  await shop.app.db.forSite(shop.siteId, async (tx) => {
    await sql`insert into orders (site_id, id, number, cart_id, status, payment_status, test_mode, email, currency,
        subtotal_minor, grand_total_minor, auth_hash, placed_at)
      select ${shop.siteId}, gen_random_uuid(), n, gen_random_uuid(), 'pending', 'paid', true, '', 'USD', 1200, 1200,
        ${Buffer.alloc(32)}, now()
      from generate_series(1, ${orders}::int) n`.execute(tx);
    await sql`insert into order_line (site_id, id, order_id, position, product_type, title, sku, quantity, unit_minor,
        total_minor)
      select site_id, gen_random_uuid(), id, 0, 1, 'Mug', 'MUG', 1, 1200, 1200
      from orders where site_id = ${shop.siteId}`.execute(tx);
  });
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

/** The database, and how many transactions it was asked for. */
function counting() {
  const { db } = shop.app;
  let portions = 0;
  const counted: typeof db = {
    ...db,
    forSite(siteId, work, options) {
      portions += 1;
      return db.forSite(siteId, work, options);
    },
  };
  return { db: counted, read: () => portions };
}

describe('the file of many orders', () => {
  it('has each of them once, the newest first', async () => {
    const file = await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/orders.csv`);
    expect([file.status, file.headers.get('transfer-encoding')]).toEqual([200, 'chunked']);
    const numbers = file.text.trim().split('\r\n').slice(1).map(Number.parseFloat);
    expect(numbers).toEqual(Array.from({ length: orders }, (_, index) => orders - index));
  });

  it('is read as it is taken, a portion at a time', async () => {
    const { db, read } = counting();
    const file = exportOrders({ db }, shop.siteId, query);
    const chunks: number[] = [];
    for await (const chunk of file) {
      chunks.push(String(chunk).split('\r\n').length - 1);
      expect(read()).toBeLessThanOrEqual(chunks.length + maxAhead);
    }
    expect(chunks).toEqual([1, ...Array.from({ length: 10 }, () => 500)]);
  });

  it('is read no further when nobody takes it any more', async () => {
    const { db, read } = counting();
    for await (const _chunk of exportOrders({ db }, shop.siteId, query)) break;
    expect(read()).toBeLessThanOrEqual(maxAhead);
  });
});
