import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { card, good, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let keys = 0;

beforeAll(async () => {
  shop = await createShop('sending');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

const key = () => `refund-key-${(keys += 1)}`;

/** A paid order: three mugs and a shirt, 36.00 + 24.00 goods, 7.00 shipping. */
async function placed(payment: unknown = good) {
  await shop.setStock('MUG', 10);
  await shop.setStock('SHIRT-S', 10);
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 3);
  await shop.add(session, 'SHIRT-S', 1);
  const { orderId } = (await shop.complete(session, 6700, { payment })).json;
  const path = `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
  const order = (await shop.owner.send('GET', path)).json.order;
  const line = (title: string): string =>
    order.lines.find((one: { title: string }) => one.title === title).id;
  return { path, order, mugs: line('Mug'), shirt: line('Shirt') };
}

const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false };
const plain = { restock: false, reason: '', notify: false };

describe('fulfilment after a refund', () => {
  it('sends nothing that was refunded before it left', async () => {
    const { path, mugs, shirt } = await placed();
    const body = { ...plain, key: key(), lines: [{ lineId: mugs, quantity: 1 }] };
    const { order } = (await shop.owner.send('POST', `${path}/refunds`, body)).json;
    expect(order).toMatchObject({ status: 'pending', fulfilmentStatus: 'unfulfilled' });
    const all = { ...parcel, lines: [{ lineId: mugs, quantity: 3 }] };
    expect((await shop.owner.send('POST', `${path}/shipments`, all)).json).toMatchObject({
      code: 'shipment-too-many',
    });
    const done = await shop.owner.send('PUT', `${path}/status`, { status: 'fulfilled' });
    expect(done.json.order).toMatchObject({ status: 'fulfilled', fulfilmentStatus: 'fulfilled' });
    const units = new Map(
      done.json.order.shipments[0].lines.map((line: { lineId: string; quantity: number }) => [
        line.lineId,
        line.quantity,
      ]),
    );
    expect([units.get(mugs), units.get(shirt)]).toEqual([2, 1]);
  });

  it('takes units that have not left before units of a parcel', async () => {
    const { path, mugs, shirt } = await placed();
    const send = (lines: object[]) => shop.owner.send('POST', `${path}/shipments`, { ...parcel, lines });
    const giveBack = (quantity: number) =>
      shop.owner.send('POST', `${path}/refunds`, {
        ...plain,
        key: key(),
        lines: [{ lineId: mugs, quantity }],
        restock: true,
      });
    const sent = (await send([{ lineId: mugs, quantity: 1 }])).json.order;
    const first = (await giveBack(1)).json.order;
    expect(first).toMatchObject({ fulfilmentStatus: 'partial', shipments: sent.shipments });
    expect((await send([{ lineId: mugs, quantity: 2 }])).json.code).toBe('shipment-too-many');
    const second = (await giveBack(1)).json.order;
    expect(second.lines.find((one: { id: string }) => one.id === mugs)).toMatchObject({
      quantity: 3,
      fulfilledQuantity: 1,
      refundedQuantity: 2,
    });
    expect((await send([{ lineId: mugs, quantity: 1 }])).json.code).toBe('unknown-order-line');
    const done = (await send([{ lineId: shirt, quantity: 1 }])).json.order;
    expect(done).toMatchObject({ status: 'fulfilled', fulfilmentStatus: 'fulfilled' });
    // Only now it is the mug of the parcel that comes back: the order stays as it was sent.
    const last = (await giveBack(1)).json.order;
    expect(last).toMatchObject({ status: 'fulfilled', shipments: done.shipments });
    expect((await shop.stock('MUG')).onHand).toBe(10);
    expect((await giveBack(1)).json.code).toBe('refund-too-many');
  });

  it('is over when what is left is refunded, and goes on when units come back that were sent', async () => {
    const { path, mugs, shirt } = await placed();
    const send = (lines: object[]) => shop.owner.send('POST', `${path}/shipments`, { ...parcel, lines });
    const giveBack = (lineId: string, quantity: number) =>
      shop.owner.send('POST', `${path}/refunds`, { ...plain, key: key(), lines: [{ lineId, quantity }] });
    await send([{ lineId: mugs, quantity: 3 }]);
    expect((await giveBack(mugs, 2)).json.order).toMatchObject({
      status: 'pending',
      fulfilmentStatus: 'partial',
    });
    const { order } = (await giveBack(shirt, 1)).json;
    expect(order).toMatchObject({ status: 'fulfilled', fulfilmentStatus: 'fulfilled' });
    expect(order.timeline.at(-1).kind).toBe('fulfilled');
    expect((await send([{ lineId: shirt, quantity: 1 }])).json.code).toBe('unknown-order-line');
  });

  it('is not needed when all was refunded; marking the order sends nothing', async () => {
    const { path, mugs, shirt } = await placed();
    const lines = [
      { lineId: mugs, quantity: 3 },
      { lineId: shirt, quantity: 1 },
    ];
    const back = await shop.owner.send('POST', `${path}/refunds`, { ...plain, key: key(), lines });
    expect(back.json.order).toMatchObject({ status: 'pending', fulfilmentStatus: 'none_needed' });
    const slip = await shop.owner.send('GET', `${path}/packing-slip.pdf`);
    expect(slip.json.code).toBe('nothing-to-pack');
    const done = await shop.owner.send('PUT', `${path}/status`, { status: 'fulfilled' });
    expect(done.json.order).toMatchObject({ status: 'fulfilled', shipments: [] });
  });

  it('a refund that fails leaves its units to be sent', async () => {
    const { path, mugs } = await placed(card('4000000000005126'));
    const body = { ...plain, key: key(), lines: [{ lineId: mugs, quantity: 3 }] };
    expect((await shop.owner.send('POST', `${path}/refunds`, body)).json.code).toBe('refund-refused');
    const all = await shop.owner.send('PUT', `${path}/status`, { status: 'fulfilled' });
    expect(all.json.order.lines.map((one: { fulfilledQuantity: number }) => one.fulfilledQuantity)).toEqual([
      3, 1,
    ]);
  });
});
