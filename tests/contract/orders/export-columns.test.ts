import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { address, cartPath, details, good } from '../checkout/shop.ts';
import { createOrderDesk, type OrderDesk, plain } from './order-desk.ts';

let shop: OrderDesk;
let base: string;

beforeAll(async () => {
  shop = await createOrderDesk('filed-orders');
  base = `/api/studio/sites/${shop.siteId}`;
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

async function rows(): Promise<Record<string, string>[]> {
  const file = await shop.owner.send('GET', `${base}/orders.csv`);
  return parse(file.text, { columns: true, bom: true });
}

const ten = {
  name: 'Ten off',
  code: 'ten',
  scope: { kind: 'order' },
  effect: { kind: 'percent', percent: 10 },
  minimumAmount: '0',
  minimumQuantity: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  limit: null,
  oncePerCustomer: false,
  subscriptions: 'first',
};

describe('the file of orders', () => {
  it('names the code, what was paid with, and where the bill goes', async () => {
    expect((await shop.owner.send('POST', `${base}/discounts`, ten)).status).toBe(200);
    const card = (await shop.owner.send('POST', `${base}/gift-cards`, { amount: '5.00', note: '' })).json;
    await shop.setStock('MUG', 10);
    const session = await shop.shopper();
    await shop.add(session, 'MUG', 2);
    await session.send('POST', `${cartPath}/coupons`, { code: 'ten' });
    await session.send('POST', `${cartPath}/gift-cards`, { code: card.code });
    const billed = { ...details, billingAddress: { ...address, address1: '9 Bank Street' } };
    const { cart } = (await session.send('PUT', '/api/commerce/checkout', billed)).json;
    const done = await session.send('POST', '/api/commerce/checkout/complete', {
      expectedGrandTotalCents: cart.grandTotalCents,
      expectedAmountDueCents: cart.amountDueCents,
      payment: good,
      details: billed,
    });
    expect(done.json.status).toBe('placed');
    const [row] = await rows();
    expect(row).toMatchObject({ 'Discount codes': 'TEN', 'Refunded amount': '0.00' });
    const paidWith = row?.['Paid with']?.split(', ').toSorted();
    expect(paidWith).toEqual([`Gift card ending in ${card.giftCard.last4}`, 'Test card ending in 4242']);
    expect(row?.['Bills to']).toContain('9 Bank Street');
    expect(row?.['Ships to']).toContain('1 Mill Lane');
  });

  it('says what was refunded once an order, in money, and of each line in units; each once', async () => {
    const { path, order, mugs } = await shop.placed();
    const body = { ...plain, key: 'a mug back', lines: [{ lineId: mugs, quantity: 1 }] };
    expect((await shop.owner.send('POST', `${path}/refunds`, body)).status).toBe(200);
    const own = (await rows()).filter((row) => row['Order'] === String(order.number));
    expect(own.map((row) => [row['Item'], row['Refunded amount'], row['Units refunded']])).toEqual([
      ['Mug', '12.00', '1'],
      ['Shirt', '', '0'],
    ]);
    expect(own.map((row) => row['Bills to'])).toEqual([own[0]?.['Ships to'], '']);
  });
});
