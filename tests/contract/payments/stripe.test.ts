import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStripeShop, paymentsOf, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await createStripeShop('stripe', { worker: true });
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.stripe.mood = 'up';
  shop.setClock(Date.now);
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const orderPath = (orderId: string) => `/api/studio/sites/${shop.siteId}/orders/${orderId}`;

describe('paying by Stripe', () => {
  it('places the order, tells Stripe what it is for, and keeps brand and last four digits', async () => {
    const session = await shop.withMug();
    const checkout = (await session.send('GET', '/api/commerce/checkout')).json;
    expect(checkout).toMatchObject({
      testMode: true,
      payment: { card: { kind: 'stripe', publishableKey: 'pk_test_standin0123456789' } },
    });
    const done = await shop.payMug(session, 'ctoken_ok');
    expect(done.json).toMatchObject({ status: 'placed', actionUrl: null });
    const [payment] = await paymentsOf(shop, done.json.orderId);
    const intent = shop.stripe.intentOfPayment(payment?.id ?? '');
    expect(intent).toMatchObject({
      amount: 1750,
      currency: 'usd',
      metadata: { site: shop.siteId, checkout: checkout.cart.id, attempt: payment?.id },
    });
    const order = (await shop.owner.send('GET', orderPath(done.json.orderId))).json.order;
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      testMode: true,
      payments: [{ provider: 'stripe', status: 'captured', cardBrand: 'Visa', cardLast4: '4242' }],
    });
  });

  it('a refused card gives everything back, closes the intent, and the cart can be paid another way', async () => {
    const session = await shop.withMug();
    const refused = await shop.payMug(session, 'ctoken_declined');
    expect(refused).toMatchObject({
      status: 409,
      json: { code: 'payment-declined', error: 'Your card was declined.' },
    });
    const last = [...shop.stripe.intents.values()].at(-1);
    expect(last?.status).toBe('canceled');
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
    expect((await shop.payMug(session, 'ctoken_ok')).json.status).toBe('placed');
  });

  it.each([
    [true, 'order-confirmed', 'placed'],
    [false, '/checkout?declined=1', 'back'],
  ])('3-D Secure by redirect, approved %s: the way back leads to %s', async (approved, leadsTo, end) => {
    const session = await shop.withMug();
    const waiting = (await shop.payMug(session, 'ctoken_asks', { key: `asks-${end}` })).json;
    expect(waiting.status).toBe('requires-action');
    expect(waiting.actionUrl).toContain(`${shop.stripe.origin}/bank/pi_`);
    const again = (await shop.payMug(session, 'ctoken_asks', { key: `asks-${end}` })).json;
    expect(again).toEqual(waiting);
    const intentId = waiting.actionUrl.split('/').at(-1);
    shop.stripe.respondToBank(intentId, approved);
    const back = new URL(shop.stripe.intents.get(intentId)?.returnUrl ?? '');
    const returned = await session.send('GET', `${back.pathname}${back.search}&payment_intent=${intentId}`);
    expect(returned.status).toBe(303);
    expect(returned.headers.get('location')).toContain(leadsTo);
    expect(shop.stripe.intents.get(intentId)?.status).toBe(approved ? 'succeeded' : 'canceled');
    expect(await shop.stock('MUG')).toEqual({ onHand: approved ? 4 : 5, reserved: 0 });
  });

  it('the way back opens nothing without the order’s key', async () => {
    const session = await shop.withMug();
    const waiting = (await shop.payMug(session, 'ctoken_asks')).json;
    const intent = shop.stripe.intents.get(waiting.actionUrl.split('/').at(-1));
    const { pathname, search } = new URL(intent?.returnUrl ?? '');
    const guessed = search.replace(/auth=.*/, `auth=${'x'.repeat(32)}`);
    expect((await session.send('GET', `${pathname}${guessed}`)).status).toBe(404);
    shop.stripe.respondToBank(intent?.id ?? '', false);
    expect((await session.send('GET', `${pathname}${search}`)).status).toBe(303);
  });
});

describe('Stripe that fails', () => {
  it.each([['down'], ['failing']] as const)(
    '%s: a clean error, the stock is released, nothing is left unknown',
    async (mood) => {
      const session = await shop.withMug();
      shop.stripe.mood = mood;
      const answer = await shop.payMug(session, 'ctoken_ok', { key: `while-${mood}` });
      expect(answer).toMatchObject({ status: 503, json: { code: 'payments-unavailable' } });
      expect(answer.headers.get('retry-after')).toBe('3');
      expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
      shop.stripe.mood = 'up';
      const again = await shop.payMug(session, 'ctoken_ok', { key: `while-${mood}` });
      expect(again.json.status, again.text).toBe('placed');
    },
  );

  it('leaves nothing of a payment but kinds and ids in the error', async () => {
    const session = await shop.withMug();
    const waiting = (await shop.payMug(session, 'ctoken_asks')).json;
    const [payment] = await paymentsOf(shop, waiting.orderId);
    const gateway = shop.app.deps.payments.named('stripe');
    const key = {
      siteId: shop.siteId,
      accountId: (
        await shop.app.db.forSite(shop.siteId, (tx) =>
          tx.selectFrom('payment_account').select('id').executeTakeFirstOrThrow(),
        )
      ).id,
      paymentId: payment?.id ?? '',
      checkoutId: '',
      amountMinor: 1750n,
      currency: 'USD',
      reference: 'pi_nowhere',
    };
    const thrown: unknown = await gateway.find(key).catch((error: unknown) => error);
    expect(Object.keys(thrown as object)).toEqual([]);
    expect(String(thrown)).toBe('Error: Stripe StripeInvalidRequestError 404');
    shop.stripe.respondToBank(waiting.actionUrl.split('/').at(-1), false);
    const { pathname, search } = new URL(shop.stripe.intentOfPayment(payment?.id ?? '')?.returnUrl ?? '');
    await session.send('GET', `${pathname}${search}`);
  });

  it('a process that died before it asked Stripe holds nothing for long: the job gives the payment up', async () => {
    const session = await shop.withMug();
    const { payments } = shop.app.deps;
    const dies = { ...payments, named: () => ({ charge: () => new Promise(() => {}) }) };
    Object.assign(shop.app.deps, { payments: dies });
    const cut = shop.payMug(session, 'ctoken_ok');
    await expect.poll(() => shop.stock('MUG')).toEqual({ onHand: 5, reserved: 1 });
    Object.assign(shop.app.deps, { payments });
    shop.setClock(() => Date.now() + 61_000);
    await shop.hasten('reconcile-payment');
    await expect.poll(() => shop.stock('MUG'), { timeout: 8000 }).toEqual({ onHand: 5, reserved: 0 });
    shop.setClock(Date.now);
    expect((await shop.payMug(session, 'ctoken_ok')).json.status).toBe('placed');
    await cut;
  });

  it('charges nothing when it is slower to open a payment than a buyer waits', async () => {
    const session = await shop.withMug();
    const taken = () => [...shop.stripe.intents.values()].filter((one) => one.status === 'succeeded').length;
    const before = taken();
    shop.stripe.mood = { slow: 3_500 };
    const answer = await shop.payMug(session, 'ctoken_ok');
    expect(answer.json.code).toBe('payments-unavailable');
    shop.stripe.mood = 'up';
    expect(taken()).toBe(before);
    expect((await shop.payMug(session, 'ctoken_ok')).json.status).toBe('placed');
  });

  it('a payment that was taken although its answer was lost is found, and its order placed once', async () => {
    const session = await shop.withMug();
    const answer = await shop.payMug(session, 'ctoken_hangs');
    expect(answer.json.status).toBe('placed');
    expect(await shop.stock('MUG')).toEqual({ onHand: 4, reserved: 0 });
  });

  it('a payment whose answer never came and that was not taken is closed, and nothing is held', async () => {
    const session = await shop.withMug();
    const answer = await shop.payMug(session, 'ctoken_never');
    expect(answer.json.code).toBe('payments-unavailable');
    expect([...shop.stripe.intents.values()].at(-1)?.status).toBe('canceled');
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
  });

  it('leaves a payment that nobody could clear held, and the reconciling job clears it', async () => {
    const session = await shop.withMug();
    const before = shop.stripe.intents.size;
    const paying = shop.payMug(session, 'ctoken_hangs');
    await expect
      .poll(() => [...shop.stripe.intents.values()][before]?.status, { timeout: 3000 })
      .toBe('succeeded');
    shop.stripe.mood = 'down';
    const waiting = (await paying).json;
    expect(waiting).toMatchObject({ status: 'processing', orderNumber: null });
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 1 });
    shop.stripe.mood = 'up';
    await shop.hasten('reconcile-payment');
    await expect
      .poll(async () => (await paymentsOf(shop, waiting.orderId))[0]?.status, { timeout: 8000 })
      .toBe('captured');
    expect(await shop.stock('MUG')).toEqual({ onHand: 4, reserved: 0 });
  });
});
