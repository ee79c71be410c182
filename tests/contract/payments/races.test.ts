import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStripeShop, paymentsOf, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await createStripeShop('races', { worker: true });
});
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const succeeded = () =>
  [...shop.stripe.intents.values()].filter((intent) => intent.status === 'succeeded').length;

describe('races with a real provider', () => {
  it('ten completions with the same and with different keys are one order and one charge', async () => {
    const session = await shop.withMug();
    const before = succeeded();
    const keys = [...Array<string>(5).fill('one'), ...Array.from({ length: 5 }, (_, n) => `other ${n}`)];
    const answers = await Promise.all(keys.map((key) => shop.payMug(session, 'ctoken_ok', { key })));
    expect(new Set(answers.map((answer) => answer.json.orderId)).size).toBe(1);
    expect(succeeded() - before).toBe(1);
    expect(await shop.stock('MUG')).toEqual({ onHand: 4, reserved: 0 });
  });

  it('the way back, the message, twice each, and the job at once place one order', async () => {
    const session = await shop.withMug();
    const waiting = (await shop.payMug(session, 'ctoken_asks')).json;
    const [payment] = await paymentsOf(shop, waiting.orderId);
    const intent = shop.stripe.intentOfPayment(payment?.id ?? '');
    shop.stripe.respondToBank(intent?.id ?? '', true);
    const { pathname, search } = new URL(intent?.returnUrl ?? '');
    const message = shop.stripe.message('payment_intent.succeeded', intent ?? {});
    await Promise.all([
      session.send('GET', `${pathname}${search}`),
      session.send('GET', `${pathname}${search}`),
      shop.tell(message),
      shop.tell(message),
      shop.hasten('reconcile-payment'),
    ]);
    await expect
      .poll(async () => (await paymentsOf(shop, waiting.orderId))[0]?.paymentStatus, { timeout: 8000 })
      .toBe('paid');
    const placed = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .selectFrom('order_event')
        .select('id')
        .where('orderId', '=', waiting.orderId)
        .where('kind', '=', 'placed')
        .execute(),
    );
    expect(placed).toHaveLength(1);
  });

  it('a buyer who refuses at the bank while the time is over gives everything back once', async () => {
    const session = await shop.withMug();
    const waiting = (await shop.payMug(session, 'ctoken_asks')).json;
    const [payment] = await paymentsOf(shop, waiting.orderId);
    const intent = shop.stripe.intentOfPayment(payment?.id ?? '');
    shop.stripe.respondToBank(intent?.id ?? '', false);
    const { pathname, search } = new URL(intent?.returnUrl ?? '');
    shop.setClock(() => Date.now() + 16 * 60_000);
    await Promise.all([
      session.send('GET', `${pathname}${search}`),
      shop.hasten('reconcile-payment'),
      shop.tell(shop.stripe.message('payment_intent.payment_failed', intent ?? {})),
    ]);
    shop.setClock(Date.now);
    await expect.poll(() => shop.stock('MUG'), { timeout: 8000 }).toEqual({ onHand: 5, reserved: 0 });
    expect((await shop.payMug(session, 'ctoken_ok')).json.status).toBe('placed');
  });

  it('ten refunds of the whole at once give it back once', async () => {
    const done = (await shop.payMug(await shop.withMug(), 'ctoken_ok')).json;
    const path = `/api/studio/sites/${shop.siteId}/orders/${done.orderId}/refunds`;
    const plain = { restock: false, reason: '', notify: false, amount: '17.50' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        shop.owner.send('POST', path, { ...plain, key: `whole-${n % 5}-x` }),
      ),
    );
    expect(answers.filter((one) => one.status === 200).length).toBeGreaterThan(0);
    const [payment] = await paymentsOf(shop, done.orderId);
    const given = shop.stripe.refunds.filter((refund) => refund.payment_intent === payment?.reference);
    expect(given.map((one) => one.amount)).toEqual([1750]);
  });
});
