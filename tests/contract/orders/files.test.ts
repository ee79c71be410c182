import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address, addShop, details, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;
const ids: string[] = [];

/** Three orders: of Ada, of a formula, and of Ada once more, who cancels. */
beforeAll(async () => {
  shop = await createShop('filed-orders');
  base = `/api/studio/sites/${shop.siteId}/orders`;
  await shop.setStock('MUG', 50);
  const formula = { ...address, firstName: '=HYPERLINK("http://x.example")', lastName: 'Ferrer' };
  for (const shippingAddress of [address, formula, address]) {
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 2);
    await shop.add(session, 'SHIRT-S', 1);
    const given = { ...details, shippingAddress, note: 'Żółw, "quoted"' };
    ids.push((await shop.complete(session, 5450, { details: given })).json.orderId);
    await shop.setStock('SHIRT-S', 5);
  }
  const body = { key: 'cancel-the-third', reason: '', notify: false };
  await shop.owner.send('POST', `${base}/${ids[2]}/cancel`, body);
});
afterAll(async () => {
  expect(shop.app.faults).toEqual([]);
  await shop.close();
});

const numbers = async (query: string): Promise<number[]> =>
  (await shop.owner.send('GET', `${base}?${query}`)).json.orders.map(
    (order: { number: number }) => order.number,
  );
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe('the list of orders', () => {
  it.each([
    ['', [3, 2, 1]],
    ['status=pending', [2, 1]],
    ['payment=refunded', [3]],
    ['payment=paid&search=Ferrer', [2]],
    ['search=ada%20stone', [3, 1]],
    ['search=%25', []],
    ['fulfilment=unfulfilled', [2, 1]],
    ['fulfilment=fulfilled', []],
    ['test=test', [3, 2, 1]],
    ['test=real', []],
    ['sort=oldest', [1, 2, 3]],
    ['sort=total-desc', [3, 2, 1]],
  ])('?%s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected);
  });

  it('from and to are days of the site, both inclusive', async () => {
    expect(await numbers(`from=${day(-1)}&to=${day(1)}`)).toEqual([3, 2, 1]);
    expect(await numbers(`from=${day(2)}`)).toEqual([]);
    expect(await numbers(`to=${day(-2)}`)).toEqual([]);
  });

  it('a day is counted by the clock of the site, not of the server', async () => {
    // 04:30 UTC is the evening before in New York.
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('orders')
        .set({ placedAt: new Date('2025-03-09T04:30:00Z') })
        .where('number', '=', 1)
        .execute(),
    );
    expect(await numbers('from=2025-03-08&to=2025-03-08')).toEqual([1]);
    expect(await numbers('from=2025-03-09&to=2025-03-09')).toEqual([]);
  });

  it.each(['from=2026-02-31', 'to=yesterday', 'from=0000-01-01'])('?%s is refused', async (query) => {
    expect((await shop.owner.send('GET', `${base}?${query}`)).status).toBe(400);
  });
});

describe('several orders at once', () => {
  it('are narrowed to those that were ticked', async () => {
    expect(await numbers(`ids=${ids[0]},${ids[2]},x`)).toEqual([3, 1]);
    const file = await shop.owner.send('GET', `${base}.csv?ids=${ids[1]}`);
    const rows: Record<string, string>[] = parse(file.text, { columns: true, bom: true });
    expect(new Set(rows.map((row) => row['Order']))).toEqual(new Set(['2']));
  });

  it('have their packing slips in one file', async () => {
    const path = `/api/studio/sites/${shop.siteId}/packing-slips.pdf?ids=`;
    const both = await shop.owner.send('GET', `${path}${ids[0]},${ids[1]}`);
    expect([both.status, both.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await shop.owner.send('GET', `${path}x`)).json.code).toBe('nothing-to-pack');
  });

  it('are fulfilled each on its own, and what cannot be is told', async () => {
    const done = await shop.owner.send('POST', `${base}/fulfilled`, { ids: [ids[1], ids[2], ids[1]] });
    expect(done.json).toMatchObject({ fulfilled: 1, refused: [{ id: ids[2] }] });
    expect(await numbers('status=fulfilled')).toEqual([2]);
    await shop.owner.send('PUT', `${base}/${ids[1]}/status`, { status: 'pending' });
  });
});

describe('orders as CSV', () => {
  const read = async (query: string): Promise<Record<string, string>[]> => {
    const answer = await shop.owner.send('GET', `${base}.csv?${query}`);
    expect(answer.status).toBe(200);
    return parse(answer.text, { columns: true, bom: true });
  };

  it('a row a line, the sums once an order', async () => {
    const rows = await read('search=Ferrer');
    expect(rows.map((row) => [row['Order'], row['SKU'], row['Quantity'], row['Total']])).toEqual([
      ['2', 'MUG', '2', '54.50'],
      ['2', 'SHIRT-S', '1', ''],
    ]);
    expect(rows[0]).toMatchObject({ 'Customer note': 'Żółw, "quoted"', Options: '', 'Item total': '24.00' });
    expect(rows[1]).toMatchObject({ Options: 'Size: S' });
  });

  it('a cell that a spreadsheet would take for a formula is neutralised', async () => {
    const [row] = await read('search=Ferrer');
    expect(row?.['Name']).toBe('\'=HYPERLINK("http://x.example") Ferrer');
  });

  it('holds what the list is narrowed to', async () => {
    expect(new Set((await read('payment=refunded')).map((row) => row['Order']))).toEqual(new Set(['3']));
    expect(await read('search=nobody')).toEqual([]);
  });
});

describe('the packing slip', () => {
  const slip = (id: string | undefined, query = '') =>
    shop.owner.send('GET', `${base}/${id}/packing-slip.pdf${query}`);

  it('is a PDF, of the order or of one parcel', async () => {
    const whole = await slip(ids[0]);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(whole.headers.get('content-disposition')).toContain('packing-slip-1.pdf');
    expect(whole.text.startsWith('%PDF-')).toBe(true);
    const { order } = (await shop.owner.send('GET', `${base}/${ids[0]}`)).json;
    const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false };
    const lines = [{ lineId: order.lines[0].id, quantity: 1 }];
    const sent = await shop.owner.send('POST', `${base}/${ids[0]}/shipments`, { ...parcel, lines });
    const [{ id }] = sent.json.order.shipments;
    expect((await slip(ids[0], `?parcel=${id}`)).status).toBe(200);
    expect((await slip(ids[0], `?parcel=${ids[1]}`)).json.code).toBe('nothing-to-pack');
  });

  it('of an order of another site is not there', async () => {
    const other = await addShop(shop.app, 'filed-elsewhere');
    const path = `/api/studio/sites/${other.siteId}/orders/${ids[0]}/packing-slip.pdf`;
    expect((await other.owner.send('GET', path)).status).toBe(404);
    expect((await slip('not-an-id')).status).toBe(404);
  });
});
