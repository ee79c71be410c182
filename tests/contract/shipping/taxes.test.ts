import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { insertShipment } from '@veranda/db/orders/shipments';
import { updateOrder } from '@veranda/db/orders/writer';
import { cancelOrder } from '@veranda/server/features/orders/refund-order';
import { orderJobs } from '@veranda/server/features/orders/jobs';
import { paymentJobs } from '@veranda/server/features/payments/jobs';
import { shippingJobs } from '@veranda/server/features/shipping/jobs';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import { taxSentinels } from '@veranda/server/services/commerce/tax/fake-taxes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { card, takeMoney } from '../checkout/shop.ts';
import { createTarget, type Target } from '../mailing-lists/form-site.ts';
import {
  everywhere,
  inNewYork,
  createRatesShop,
  createLoopbackOutbound,
  type RatesShop,
} from './rates-shop.ts';

let shop: RatesShop;
let target: Target;

beforeAll(async () => {
  shop = await createRatesShop('taxes');
  target = await createTarget();
  createLoopbackOutbound(shop);
});
afterAll(async () => {
  target.close();
  await shop.close();
});
beforeEach(async () => {
  Object.assign(target.state, { status: 200, away: false, wait: 0, answer: () => '{"taxes":[]}' });
  target.taken.length = 0;
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
});
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const own = {
  id: 'own',
  name: 'Own tax',
  area: everywhere,
  rate: '10',
  onServices: true,
  onDigital: true,
  onShipping: false,
};
const asking = (whenAway: 'rules' | 'refuse', more: object = {}) =>
  shop.rules({ taxes: { included: false, rounding: 'rate', rules: [own], provider: { whenAway }, ...more } });
const place = (postalCode: string) => ({ shippingAddress: inNewYork(postalCode) });
const orderOf = async (id: string): Promise<Reply> =>
  (await shop.owner.send('GET', `${shop.base}/orders/${id}`)).json.order;
const account = () => `${shop.base}/commerce/rate-accounts/tax`;
const connect = () =>
  shop.owner.send('PUT', account(), { url: `https://tax.example:${target.port}/`, key: 'tax-key' });
/** Events of one drain of the outbox come in no order of their own. */
const toldOf = () =>
  told()
    .map(({ type, amount = '' }) => `${type} ${amount}`.trim())
    .toSorted();
const told = () => target.taken.map((one) => JSON.parse(one.text)).filter((one) => one.type !== 'quote');

async function work(): Promise<void> {
  const job = shippingJobs(shop.app.deps)['tax-record'];
  if (!job) throw new Error('no job');
  await shop.app.db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .where('topic', '=', 'tax-record')
      .execute(),
  );
  await drainOutbox(shop.app.deps, 'tax-record', job);
}

describe('a tax provider', () => {
  it('names the taxes of goods and shipping; the amount seen is charged and kept with the order', async () => {
    await asking('rules');
    const { session, checkout } = await shop.atDelivery();
    // The fake takes 8 % in New York, of the shipping too.
    expect(checkout.cart).toMatchObject({
      taxCents: 192 + 48,
      grandTotalCents: 3240,
      applicableTaxRules: [
        { name: 'Sales tax', rate: '8', appliesTo: 'goods', amountCents: 192 },
        { name: 'Sales tax', rate: '8', appliesTo: 'shipping', amountCents: 48 },
      ],
    });
    const done = await shop.complete(session, 3240);
    expect(done.json.status).toBe('placed');
    expect((await orderOf(done.json.orderId)).tax).toEqual({ value: '2.40', currency: 'USD' });
  });

  it('slow or away leaves the shop’s own rules where the owner wants that', async () => {
    await asking('rules');
    for (const code of [taxSentinels.slow, taxSentinels.away]) {
      const { session, checkout } = await shop.atDelivery(place(code));
      expect(checkout.cart).toMatchObject({ taxCents: 240, applicableTaxRules: [{ name: 'Own tax' }] });
      const details = { email: 'ada@shop.example', ...place(code), shippingOption: 'flat' };
      expect((await shop.complete(session, 3240, { details })).json.status).toBe('placed');
    }
  });

  it('away is a clean refusal where the owner would rather not sell then', async () => {
    await asking('refuse');
    const { session, checkout } = await shop.atDelivery(place(taxSentinels.away));
    expect(checkout.problems).toContainEqual({
      code: 'taxes-unavailable',
      field: 'cart',
      error: 'Taxes cannot be calculated at the moment. Please try again shortly.',
    });
    const details = { email: 'ada@shop.example', ...place(taxSentinels.away), shippingOption: 'flat' };
    const refused = await shop.complete(session, checkout.cart.grandTotalCents, { details });
    expect([refused.status, refused.json.code]).toEqual([503, 'taxes-unavailable']);
  });

  it('is asked with the classes of products', async () => {
    const classes = [{ id: 'food', name: 'Food' }];
    await asking('rules', { classes });
    const { productId } = shop.variant('MUG');
    const placed = `${shop.base}/commerce/placed-products`;
    await shop.owner.send('PUT', placed, { group: 'tax-class', id: 'food', productIds: [productId] });
    const { checkout } = await shop.atDelivery();
    expect(checkout.cart).toMatchObject({ taxCents: 96 + 48 });
    await shop.owner.send('PUT', placed, { group: 'tax-class', id: 'food', productIds: [] });
  });
});

/** 5 % of two mugs. */
const cityTax: Target['state']['answer'] = ({ text }) => {
  const asked = JSON.parse(text);
  const [line] = asked.lines ?? [];
  const tax = { name: 'City', rate: '5', on: 'goods', amount: '1.20', lines: { [line?.id]: '1.20' } };
  return asked.type === 'quote' && line ? JSON.stringify({ taxes: [tax] }) : '{"taxes":[]}';
};

describe('a tax provider of one’s own', () => {
  it('is notified of the order once it is placed, of a refund, and of an order that is canceled; again until it answers', async () => {
    await work();
    expect((await connect()).status).toBe(200);
    await asking('refuse');
    target.state.answer = cityTax;
    const { session, checkout } = await shop.atDelivery();
    expect(checkout.cart).toMatchObject({ taxCents: 120, grandTotalCents: 3120 });
    const isTestAgain = takeMoney(shop);
    const { orderId } = (await shop.complete(session, 3120)).json;
    isTestAgain();
    await work();
    expect(told()).toMatchObject([
      {
        type: 'sale',
        reference: orderId,
        total: '31.20',
        lines: [{ sku: 'MUG', quantity: 2, net: '24.00', tax: '1.20' }],
        taxes: [{ name: 'City', rate: '5', on: 'goods', base: '24.00', amount: '1.20', included: false }],
      },
    ]);
    target.state.away = true;
    const change = (path: string, body: object) =>
      shop.owner.send('POST', `${shop.base}/orders/${orderId}/${path}`, {
        reason: '',
        notify: false,
        ...body,
      });
    const refunded = await change('refunds', { key: 'part-of-it', amount: '5.00', restock: false });
    expect(refunded.status, refunded.text).toBe(200);
    await work();
    expect(told()).toHaveLength(1);
    target.state.away = false;
    createLoopbackOutbound(shop);
    await work();
    expect(told()[1]).toMatchObject({ type: 'refund', reference: orderId, amount: '5.00' });
    const canceled = await change('cancel', { key: 'all-of-it', restock: true });
    expect(canceled.status, canceled.text).toBe(200);
    await work();
    expect(told()[2]).toMatchObject({ type: 'void', reference: orderId });
    expect(new Set(told().map((one) => one.key)).size).toBe(3);
    const [document] = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('tax_document').select('status').where('orderId', '=', orderId).execute(),
    );
    expect(document?.status).toBe('voided');
    await shop.owner.send('DELETE', account());
  });

  it('is notified of what has come of a cancellation, not of what was asked for', async () => {
    expect((await connect()).status).toBe(200);
    await asking('refuse');
    target.state.answer = cityTax;
    const { session } = await shop.atDelivery();
    const isTestAgain = takeMoney(shop);
    const { orderId } = (await shop.complete(session, 3120)).json;
    isTestAgain();
    const { lines } = await orderOf(orderId);
    const { deps } = shop.app;
    let transactions = 0;
    // A parcel leaves between the two transactions of the cancellation: its money is refunded, and that is
    // all.
    const forSite: typeof deps.db.forSite = async (...given) => {
      const answer = await deps.db.forSite(...given);
      transactions += 1;
      const of = { siteId: shop.siteId, id: deps.newId(), orderId };
      const parcel = { ...of, carrier: '', trackingNumber: '', trackingUrl: '', actor: 'x@y.example' };
      if (transactions === 1)
        await deps.db.forSite(shop.siteId, async (tx) => {
          await insertShipment(tx, parcel, [{ lineId: lines[0].id, quantity: 1 }]);
          await updateOrder(tx, orderId, { fulfilmentStatus: 'partial' });
        });
      return answer;
    };
    const options = { restock: true, cancels: true, notify: false, reason: '', actor: 'x@y.example' };
    const at = { siteId: shop.siteId, orderId };
    const stopped = await cancelOrder({ ...deps, db: { ...deps.db, forSite } }, at, {
      ...options,
      key: 'asked',
    });
    expect(stopped).toMatchObject({ code: 'order-not-canceled' });
    expect(await cancelOrder(deps, at, { ...options, key: 'asked again' })).toBe('canceled');
    // The provider hears of all of it when the order is canceled already.
    await work();
    expect(
      told()
        .map(({ type, amount = '' }) => `${type} ${amount}`)
        .toSorted(),
    ).toEqual(['refund 31.20', 'sale ', 'void 0.00']);
    await shop.owner.send('DELETE', account());
  });

  it('is notified of a refund that the bank has sent back, under a key of its own', async () => {
    expect((await connect()).status).toBe(200);
    await asking('refuse');
    target.state.answer = cityTax;
    const { session } = await shop.atDelivery();
    const isTestAgain = takeMoney(shop);
    const { orderId } = (await shop.complete(session, 3120, { payment: card('4000000000005530') })).json;
    isTestAgain();
    const body = { key: 'sent-back', amount: '5.00', restock: false, reason: '', notify: false };
    const given = await shop.owner.send('POST', `${shop.base}/orders/${orderId}/refunds`, body);
    expect(given.json.refund.status).toBe('done');
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('test_refund')
        .set({ createdAt: new Date(Date.now() - 61_000) })
        .execute(),
    );
    const jobs = { ...paymentJobs(shop.app.deps), ...orderJobs(shop.app.deps) };
    for (const topic of ['payment-event', 'reconcile-refund']) {
      await shop.app.db.global((tx) =>
        tx
          .updateTable('outbox')
          .set({ dueAt: new Date(0) })
          .where('topic', '=', topic)
          .execute(),
      );
      await drainOutbox(shop.app.deps, topic, jobs[topic] ?? (() => Promise.resolve('done')));
    }
    expect((await orderOf(orderId)).paymentStatus).toBe('paid');
    await work();
    expect(toldOf()).toEqual(['refund 5.00', 'refund-undone 5.00', 'sale']);
    expect(new Set(told().map((one) => one.key)).size).toBe(3);
    await shop.owner.send('DELETE', account());
  });

  it('is asked about orders in test mode, and told nothing of them', async () => {
    expect((await connect()).status).toBe(200);
    await asking('refuse');
    target.state.answer = cityTax;
    const { session } = await shop.atDelivery();
    const { orderId } = (await shop.complete(session, 3120)).json;
    const body = { key: 'of-a-test', amount: '5.00', restock: false, reason: '', notify: false };
    const refunded = await shop.owner.send('POST', `${shop.base}/orders/${orderId}/refunds`, body);
    expect(refunded.status).toBe(200);
    await work();
    expect(told()).toEqual([]);
    expect((await orderOf(orderId)).tax.value).toBe('1.20');
    await shop.owner.send('DELETE', account());
  });

  it('whose answer cannot be right is not believed', async () => {
    expect((await connect()).status).toBe(200);
    await asking('rules');
    target.state.answer = ({ text }) => {
      const [line] = JSON.parse(text).lines ?? [];
      const tax = { name: 'Huge', rate: '5', on: 'goods', amount: '99.00', lines: { [line?.id]: '99.00' } };
      return JSON.stringify({ taxes: line ? [tax] : [] });
    };
    const { checkout } = await shop.atDelivery();
    expect(checkout.cart).toMatchObject({ taxCents: 240, applicableTaxRules: [{ name: 'Own tax' }] });
    await shop.owner.send('DELETE', account());
  });
});
