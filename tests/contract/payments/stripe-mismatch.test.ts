import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStripeShop, paymentsOf, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await createStripeShop('mismatch', { worker: true });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.stripe.opensWith = {};
  shop.stripe.refundsBegin = 'succeeded';
});
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const sentence = 'The payment could not be confirmed, and no order was placed.';

/** Money of another price, and how the owner's mail writes it. */
const others = [
  [{ amount: 1 }, '$0.01'],
  [{ amount: 175_000 }, '$1,750.00'],
  [{ currency: 'eur' }, '€17.50'],
] as const;

async function mailsOf(reference: string) {
  const mails = (await shop.app.deps.mail.inbox?.list()) ?? [];
  return mails.filter((mail) => mail.text.includes(reference));
}

const confirmations = async () =>
  ((await shop.app.deps.mail.inbox?.list()) ?? []).filter((mail) => /^(Order|New order)/.test(mail.subject));

/** A payment at the bank that Stripe has taken with another price. */
async function takenOtherwise(other: { amount?: number; currency?: string }) {
  const session = await shop.withMug();
  const waiting = (await shop.payMug(session, 'ctoken_asks')).json;
  const [payment] = await paymentsOf(shop, waiting.orderId);
  const intent = shop.stripe.intentOfPayment(payment?.id ?? '');
  if (!payment || !intent) throw new Error('no intent');
  shop.stripe.respondToBank(intent.id, true);
  Object.assign(intent, other);
  return { session, payment, intent, waiting };
}

/** State after such a payment: no order, nothing held, the owner told once, everything given back. */
async function expectGivenUp({ payment, intent }: Awaited<ReturnType<typeof takenOtherwise>>, told: string) {
  await expect
    .poll(async () => (await paymentsOf(shop, payment.orderId))[0], { timeout: 8000 })
    .toMatchObject({ status: 'mismatched', orderStatus: 'abandoned', captured: 0n });
  expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
  await expect
    .poll(() => shop.stripe.refunds.filter((refund) => refund.payment_intent === intent.id), {
      timeout: 8000,
    })
    .toMatchObject([{ amount: intent.amount }]);
  await expect.poll(() => mailsOf(intent.id), { timeout: 8000 }).toHaveLength(1);
  const [mail] = await mailsOf(intent.id);
  expect(mail?.subject).toBe('A payment of $17.50 could not be confirmed');
  expect(mail?.text).toContain(`Your payment provider reports ${told} for a payment of $17.50`);
  expect(mail?.text).toContain('/commerce/mismatched-payments');
  const events = await shop.app.db.forSite(shop.siteId, (tx) =>
    tx.selectFrom('order_event').select('kind').where('orderId', '=', payment.orderId).execute(),
  );
  expect(events.map((event) => event.kind)).toEqual(['payment-mismatched']);
  expect(await confirmations()).toEqual([]);
}

const list = () => shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/mismatched-payments`);

describe('payments of another price in the studio', () => {
  it('lists them until somebody has dealt with them, which the audit log keeps', async () => {
    const session = await shop.withMug();
    shop.stripe.opensWith = { currency: 'huf' };
    await shop.payMug(session, 'ctoken_ok');
    const closed = [...shop.stripe.intents.values()].at(-1)?.id ?? '';
    shop.stripe.opensWith = {};
    const found = await takenOtherwise({ amount: 175_000 });
    await shop.tell(shop.stripe.message('payment_intent.succeeded', { ...found.intent }));
    await expect.poll(async () => (await list()).json.open, { timeout: 8000 }).toBe(2);
    const { payments } = (await list()).json;
    expect(payments).toMatchObject([
      {
        reference: found.intent.id,
        expected: '$17.50',
        reported: '$1,750.00',
        charged: true,
        handledAt: null,
      },
      { reference: closed, expected: '$17.50', charged: false, provider: 'stripe', testMode: true },
    ]);
    // A currency that no store sells in.
    expect(payments[1].reported).toBe('HUF\u00a017.50');
    expect(payments[0].email).toBe('ada@shop.example');
    await expect.poll(() => mailsOf(closed), { timeout: 8000 }).toHaveLength(1);
    const path = `/api/studio/sites/${shop.siteId}/mismatched-payments/${payments[0].id}/handled`;
    for (const _time of [1, 2]) {
      const handled = (await shop.owner.send('POST', path)).json;
      expect(handled).toMatchObject({ open: 1, payments: [{ reference: closed }, { id: payments[0].id }] });
      expect(handled.payments[1].handledBy).toContain('@');
    }
    const log = (await shop.owner.send('GET', `/api/studio/sites/${shop.siteId}/audit`)).json;
    expect(log.entries[0]).toMatchObject({ action: 'handle-mismatched-payment', area: 'orders' });
    await shop.owner.send('POST', path.replace(payments[0].id, payments[1].id));
    expect((await list()).json.open).toBe(0);
  });

  it('refuses what is no such payment, and whoever is not of the site', async () => {
    const [captured] = await paymentsOf(shop);
    for (const id of ['nonsense', shop.app.deps.newId()]) {
      const path = `/api/studio/sites/${shop.siteId}/mismatched-payments/${id}/handled`;
      expect(await shop.owner.send('POST', path)).toMatchObject({
        status: 404,
        json: { code: 'unknown-mismatch' },
      });
    }
    expect(captured?.status).toBe('mismatched');
    const { session } = await shop.app.ownerWithSite('neighbour');
    const other = await session.send('GET', `/api/studio/sites/${shop.siteId}/mismatched-payments`);
    expect(other.status).toBe(404);
  });
});

/** The owner's mails of refunds of a payment that failed. */
const failedRefundMails = async (reference: string) =>
  (await mailsOf(reference)).filter((mail) => mail.subject === 'A refund of $1,750.00 failed');

async function listed(reference: string) {
  const { payments } = (await list()).json as { payments: { reference: string }[] };
  return payments.find((payment) => payment.reference === reference);
}

describe('a refund of such a payment that the provider refuses', () => {
  it('is in the list with its reason, and the owner is told by mail, once', async () => {
    shop.stripe.refundsBegin = 'failed';
    const found = await takenOtherwise({ amount: 175_000 });
    for (const _time of [1, 2])
      await shop.tell(shop.stripe.message('payment_intent.succeeded', { ...found.intent }));
    await expect.poll(() => failedRefundMails(found.intent.id), { timeout: 8000 }).toHaveLength(1);
    const [mail] = await failedRefundMails(found.intent.id);
    expect(mail?.text).toContain('Reason given: expired or canceled card');
    expect(mail?.text).toContain('/commerce/mismatched-payments');
    expect(await listed(found.intent.id)).toMatchObject({
      charged: true,
      refundRefused: 'expired_or_canceled_card',
    });
  });

  it('asks for attention again where it fails only after somebody has dealt with the payment', async () => {
    const found = await takenOtherwise({ amount: 175_000 });
    await shop.hasten('reconcile-payment');
    await expect
      .poll(() => shop.stripe.refunds.at(-1)?.payment_intent, { timeout: 8000 })
      .toBe(found.intent.id);
    const path = `/api/studio/sites/${shop.siteId}/mismatched-payments/${found.payment.id}/handled`;
    expect((await shop.owner.send('POST', path)).status).toBe(200);
    expect(await listed(found.intent.id)).toMatchObject({ refundRefused: '' });
    const refund = shop.stripe.refunds.at(-1);
    if (!refund) throw new Error('no refund');
    Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
    await shop.tell(shop.stripe.message('refund.failed', refund));
    await expect.poll(() => failedRefundMails(found.intent.id), { timeout: 8000 }).toHaveLength(1);
    expect(await listed(found.intent.id)).toMatchObject({
      refundRefused: 'lost_or_stolen_card',
      handledAt: null,
      handledBy: '',
    });
  });
});

describe('the provider’s amount, compared with the payment', () => {
  it.each(others)('opened with %o: never confirmed, closed, refused with a sentence', async (other, told) => {
    const session = await shop.withMug();
    shop.stripe.opensWith = other;
    const confirmed = () => shop.stripe.calls.filter((call) => call.endsWith('/confirm')).length;
    const before = confirmed();
    const answer = await shop.payMug(session, 'ctoken_ok');
    expect(answer).toMatchObject({ status: 409, json: { code: 'payment-mismatched' } });
    expect(answer.json.error).toContain(sentence);
    expect(confirmed()).toBe(before);
    const intent = [...shop.stripe.intents.values()].at(-1);
    expect(intent?.status).toBe('canceled');
    const [payment] = (await paymentsOf(shop)).toReversed();
    expect(payment).toMatchObject({ status: 'mismatched', reference: intent?.id, orderStatus: 'abandoned' });
    await expect.poll(() => mailsOf(intent?.id ?? ''), { timeout: 8000 }).toHaveLength(1);
    expect((await mailsOf(intent?.id ?? ''))[0]?.text).toContain(`reports ${told} for a payment of $17.50`);
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
    expect(await confirmations()).toEqual([]);
    // The cart is open again.
    expect((await session.send('GET', '/checkout')).text).toContain('Pay $17.50');
  });

  it.each(others)(
    'the way back from the bank, taken with %o: no order, all of it goes back',
    async (...given) => {
      const found = await takenOtherwise(given[0]);
      const { pathname, search } = new URL(found.intent.returnUrl);
      const returned = await found.session.send('GET', `${pathname}${search}`);
      expect(returned.headers.get('location')).toBe('/checkout?declined=2');
      expect((await found.session.send('GET', '/checkout?declined=2')).text).toContain(sentence);
      await expectGivenUp(found, given[1]);
    },
  );

  it.each(others)('a message of the provider, taken with %o: the same, once', async (other, told) => {
    const found = await takenOtherwise(other);
    for (const _time of [1, 2])
      await shop.tell(shop.stripe.message('payment_intent.succeeded', { ...found.intent }));
    await expectGivenUp(found, told);
    const page = await found.session.send('GET', found.waiting.confirmationUrl);
    expect(page.text).toContain(sentence);
    expect(page.text).toContain('href="/checkout?declined=2"');
  });

  it.each(others)('the reconciling job, taken with %o: the same', async (other, told) => {
    const found = await takenOtherwise(other);
    await shop.hasten('reconcile-payment');
    await expectGivenUp(found, told);
  });

  it('one at the bank that differs before it is answered is closed: nobody pays with it', async () => {
    const waiting = (await shop.payMug(await shop.withMug(), 'ctoken_asks')).json;
    const [payment] = await paymentsOf(shop, waiting.orderId);
    const intent = shop.stripe.intentOfPayment(payment?.id ?? '');
    Object.assign(intent ?? {}, { amount: 1 });
    await shop.hasten('reconcile-payment');
    await expect
      .poll(async () => (await paymentsOf(shop, waiting.orderId))[0]?.status, { timeout: 8000 })
      .toBe('mismatched');
    expect(intent?.status).toBe('canceled');
    expect(shop.stripe.refunds.filter((refund) => refund.payment_intent === intent?.id)).toEqual([]);
  });
});
