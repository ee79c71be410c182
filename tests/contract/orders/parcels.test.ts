import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OrderDesk, createOrderDesk, parcel } from './order-desk.ts';

let shop: OrderDesk;

beforeAll(async () => {
  shop = await createOrderDesk('orders');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

const placed = (payment?: unknown) => shop.placed(payment);

describe('fulfilment', () => {
  it('in parts, with tracking; the last parcel makes the order fulfilled', async () => {
    const { path, mugs, shirt } = await placed();
    const first = await shop.owner.send('POST', `${path}/shipments`, {
      ...parcel,
      lines: [{ lineId: mugs, quantity: 2 }],
      carrier: 'Post',
      trackingNumber: 'AB 12',
      trackingUrl: 'https://post.example/AB12',
      notify: true,
    });
    expect(first.json.order).toMatchObject({ status: 'pending', fulfilmentStatus: 'partial' });
    expect(first.json.order.shipments).toMatchObject([
      { carrier: 'Post', lines: [{ lineId: mugs, quantity: 2 }] },
    ]);
    const rest = [
      { lineId: mugs, quantity: 1 },
      { lineId: shirt, quantity: 1 },
    ];
    const second = await shop.owner.send('POST', `${path}/shipments`, { ...parcel, lines: rest });
    expect(second.json.order).toMatchObject({ status: 'fulfilled', fulfilmentStatus: 'fulfilled' });
    const [mail] = await shop.mailsTo('on its way');
    expect(mail?.text).toContain('Carrier: Post, AB 12.');
    expect(mail?.text).toContain('https://post.example/AB12');
    expect(mail?.text).toContain('2 × Mug');
  });

  it('sends no more than there is, and no line twice', async () => {
    const { path, mugs } = await placed();
    const send = (lines: object[], more: object = {}) =>
      shop.owner.send('POST', `${path}/shipments`, { ...parcel, ...more, lines });
    expect((await send([{ lineId: mugs, quantity: 4 }])).json.code).toBe('shipment-too-many');
    expect((await send([])).json.code).toBe('shipment-empty');
    expect((await send([{ lineId: path.slice(-36), quantity: 1 }])).json.code).toBe('unknown-order-line');
    const script = await send([{ lineId: mugs, quantity: 1 }], { trackingUrl: 'javascript:alert(1)' });
    expect(script.json.code).toBe('tracking-url-malformed');
    const both = await Promise.all([
      send([{ lineId: mugs, quantity: 2 }]),
      send([{ lineId: mugs, quantity: 2 }]),
    ]);
    expect(both.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('goes from fulfilled to pending and back; pending again voids the parcels', async () => {
    const { path } = await placed();
    const done = await shop.owner.send('PUT', `${path}/status`, { status: 'fulfilled' });
    expect(done.json.order).toMatchObject({ status: 'fulfilled', fulfilmentStatus: 'fulfilled' });
    const back = await shop.owner.send('PUT', `${path}/status`, { status: 'pending' });
    expect(back.json.order).toMatchObject({ status: 'pending', fulfilmentStatus: 'unfulfilled' });
    expect(back.json.order.shipments).toMatchObject([{ voided: true }]);
  });
});
