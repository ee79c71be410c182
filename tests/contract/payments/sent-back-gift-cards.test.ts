import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { address, cartPath, completePath } from '../checkout/shop.ts';
import { createStripeShop, paymentsOf, refundAt, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;
let keys = 0;

beforeAll(async () => {
  shop = await createStripeShop('sent-back-cards', { worker: true });
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const pathOf = (orderId: string) => `/api/studio/sites/${shop.siteId}/orders/${orderId}`;
const read = async (path: string): Promise<Reply> => (await shop.owner.send('GET', path)).json.order;
const plain = { restock: false, reason: '', notify: false };
const give = (path: string, more: object) => {
  keys += 1;
  return shop.owner.send('POST', `${path}/refunds`, { ...plain, key: `refund-key-${keys}`, ...more });
};

const told = (order: Reply, kind: string): Reply[] =>
  order.timeline.filter((one: Reply) => one.kind === kind);

describe('a refund that the bank sends back, of an order that a gift card has paid too', () => {
  const cards = () => `/api/studio/sites/${shop.siteId}/gift-cards`;
  const balance = async (id: string) =>
    (await shop.owner.send('GET', `${cards()}/${id}`)).json.giftCard.balance.value;

  async function pay(code: string, due: number) {
    const session = await shop.withMug();
    const details = { email: 'ada@shop.example', shippingAddress: address, shippingOption: 'flat' };
    await session.send('PUT', '/api/commerce/checkout', details);
    await session.send('POST', `${cartPath}/gift-cards`, { code });
    const payment = due === 0 ? undefined : { kind: 'stripe-token', token: 'ctoken_ok' };
    const body = { expectedGrandTotalCents: 1750, expectedAmountDueCents: due, payment };
    const done = await session.send('POST', completePath, body);
    expect(done.json.status, done.text).toBe('placed');
    return done.json.orderId as string;
  }

  async function refunded(amount: string) {
    const { code, giftCard } = (await shop.owner.send('POST', cards(), { amount, note: '' })).json;
    const orderId = await pay(code, 1750 - Number(amount) * 100);
    const path = pathOf(orderId);
    expect((await give(path, { amount: '17.50' })).json.order.paymentStatus).toBe('refunded');
    expect(await balance(giftCard.id)).toBe(amount);
    const intent = (await paymentsOf(shop, orderId)).find((one) => one.reference !== null);
    return { path, code, id: giftCard.id as string, refund: refundAt(shop, intent?.reference ?? '') };
  }

  it('is taken off the card again', async () => {
    const { path, id, refund } = await refunded('10.00');
    refund.status = 'failed';
    await shop.tell(shop.stripe.message('refund.failed', refund));
    await expect.poll(async () => (await read(path)).paymentStatus, { timeout: 20_000 }).toBe('paid');
    expect(await balance(id)).toBe('0.00');
    const { ledger } = (await shop.owner.send('GET', `${cards()}/${id}`)).json;
    expect(ledger.slice(0, 2).map((one: Reply) => [one.kind, one.delta.value])).toEqual([
      ['undo', '-10.00'],
      ['refund', '10.00'],
    ]);
    expect((await give(path, { amount: '17.50' })).json.order.paymentStatus).toBe('refunded');
    expect(await balance(id)).toBe('10.00');
  });

  it('stays refunded as far as the card has been spent since, and the timeline says so', async () => {
    const { path, code, id, refund } = await refunded('10.00');
    await pay(code, 750);
    refund.status = 'failed';
    await shop.tell(shop.stripe.message('refund.failed', refund));
    await expect
      .poll(async () => (await read(path)).paymentStatus, { timeout: 20_000 })
      .toBe('partially_refunded');
    const order = await read(path);
    expect(order).toMatchObject({ refundable: { value: '7.50' }, refunds: [{ status: 'failed' }] });
    expect(told(order, 'refund-failed')[0].text).toContain('10.00 USD went to a gift card');
    expect(await balance(id)).toBe('0.00');
    expect((await give(path, { amount: '7.50' })).json.order.paymentStatus).toBe('refunded');
  });
});
