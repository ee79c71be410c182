import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { settlePayment } from '@veranda/server/services/commerce/orders/settle-payment';
import type { PaymentOutcome } from '@veranda/server/platform/payments/payment-gateway';
import { startWorker } from '@veranda/server/worker';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asksBank, charges, declines, loses, createShop, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('bank');
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(Date.now);
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

async function readyCart() {
  await shop.setStock('MUG', 5);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return session;
}

function respondToBank(session: Awaited<ReturnType<typeof readyCart>>, actionUrl: string, answer: string) {
  const { searchParams } = new URL(actionUrl, 'http://bank');
  const crumb = session.cookies.get('crumb') ?? '';
  const form = new URLSearchParams({ crumb, answer });
  for (const name of ['paymentId', 'auth']) form.set(name, searchParams.get(name) ?? '');
  return session.send('POST', '/checkout/test-bank', form.toString(), { accept: 'text/html' });
}

async function jobsAreDue(topic: string): Promise<void> {
  await shop.app.db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .where('topic', '=', topic)
      .execute(),
  );
}

describe('3-D Secure', () => {
  it('asks on a page of its own, and places the order when the buyer approves', async () => {
    const session = await readyCart();
    const waiting = (await shop.complete(session, 1750, { payment: asksBank })).json;
    expect(waiting).toMatchObject({ status: 'requires-action', orderNumber: null });
    const page = await session.send('GET', waiting.actionUrl);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('Is this you?');
    expect((await session.send('GET', waiting.confirmationUrl)).text).toContain(
      'Your payment is being confirmed',
    );
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 1 });
    const answered = await respondToBank(session, waiting.actionUrl, 'approve');
    expect([answered.status, answered.headers.get('location')]).toEqual([303, waiting.confirmationUrl]);
    expect((await session.send('GET', waiting.confirmationUrl)).text).toContain('Thank you');
    expect(await shop.stock('MUG')).toEqual({ onHand: 4, reserved: 0 });
  });

  it('gives everything back when the buyer refuses, and the same cart can be paid again', async () => {
    const session = await readyCart();
    const waiting = (await shop.complete(session, 1750, { payment: asksBank })).json;
    const answered = await respondToBank(session, waiting.actionUrl, 'decline');
    expect(answered.headers.get('location')).toBe('/checkout?declined=1');
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
    const told = await session.send('GET', waiting.confirmationUrl);
    expect([told.status, told.text]).toEqual([200, expect.stringContaining('Nothing was charged')]);
    expect((await shop.complete(session, 1750)).json.status).toBe('placed');
  });

  it('is answered by nobody without the order’s key', async () => {
    const session = await readyCart();
    const { actionUrl } = (await shop.complete(session, 1750, { payment: asksBank })).json;
    const guessed = actionUrl.replace(/auth=.*/, `auth=${'x'.repeat(32)}`);
    expect((await session.send('GET', guessed)).status).toBe(404);
    expect((await respondToBank(session, guessed, 'approve')).status).toBe(404);
  });

  it('is given up after 15 minutes; an approval that comes later takes no money', async () => {
    const session = await readyCart();
    const waiting = (await shop.complete(session, 1750, { payment: asksBank })).json;
    shop.setClock(() => Date.now() + 16 * 60_000);
    await jobsAreDue('reconcile-payment');
    const worker = await startWorker(shop.app.deps);
    await expect.poll(() => shop.stock('MUG'), { timeout: 8000 }).toEqual({ onHand: 5, reserved: 0 });
    await worker.close();
    shop.setClock(Date.now);
    await respondToBank(session, waiting.actionUrl, 'approve');
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
    expect((await shop.add(session, 'MUG')).status).toBe(200);
  });
});

describe('messages of the provider', () => {
  const captured: PaymentOutcome = {
    kind: 'captured',
    reference: 'r',
    cardBrand: 'Test card',
    cardLast4: '4242',
  };
  const declined: PaymentOutcome = { kind: 'declined', reference: 'r', message: 'No.' };

  async function waitingPayment() {
    const session = await readyCart();
    const { orderId } = (await shop.complete(session, 1750, { payment: loses })).json;
    const payment = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('payment').select('id').where('orderId', '=', orderId).executeTakeFirstOrThrow(),
    );
    return { orderId, paymentId: payment.id };
  }

  function tell(paymentId: string, outcome: PaymentOutcome) {
    return settlePayment(shop.app.deps, {
      siteId: shop.siteId,
      paymentId,
      outcome: withOwn(outcome, paymentId),
    });
  }

  function withOwn(outcome: PaymentOutcome, reference: string): PaymentOutcome {
    return 'reference' in outcome ? { ...outcome, reference } : outcome;
  }

  it('place one order with one number when ten arrive at once', async () => {
    const { paymentId, orderId } = await waitingPayment();
    const settled = await Promise.all(Array.from({ length: 10 }, () => tell(paymentId, captured)));
    expect(new Set(settled.map((one) => one.order.number)).size).toBe(1);
    const placed = await shop.app.db.global((tx) =>
      tx.selectFrom('outbox').select('id').where('dedupeKey', '=', `order-placed:${orderId}`).execute(),
    );
    expect(placed).toHaveLength(1);
  });

  it.each<[string, PaymentOutcome[]]>([
    [
      'late questions after the capture',
      [captured, { kind: 'unknown' }, { kind: 'requires-action', reference: 'r', actionUrl: '' }],
    ],
    ['a refusal after the capture', [captured, declined]],
    ['the capture after not knowing', [{ kind: 'unknown' }, captured, captured]],
  ])('%s end as in order', async (_name, messages) => {
    const { paymentId } = await waitingPayment();
    for (const message of messages) await tell(paymentId, message);
    const { order, payment } = await tell(paymentId, { kind: 'unknown' });
    expect([order.status, order.paymentStatus, payment.status]).toEqual(['pending', 'paid', 'captured']);
  });

  it('a refusal stays a refusal, told any number of times', async () => {
    const { paymentId } = await waitingPayment();
    for (let n = 0; n < 3; n += 1) await tell(paymentId, declined);
    const { order, payment } = await tell(paymentId, { kind: 'unknown' });
    expect([order.status, payment.status]).toEqual(['abandoned', 'failed']);
  });
});

describe('an answer that is lost', () => {
  it('keeps the stock, charges once, and a repeat does not pay again', async () => {
    const session = await readyCart();
    const before = await charges(shop);
    const first = await shop.complete(session, 1750, { payment: loses, key: 'lost' });
    const again = await shop.complete(session, 1750, { payment: loses, key: 'lost' });
    const other = await shop.complete(session, 1750, { payment: declines, key: 'lost too' });
    expect(first.json.status).toBe('processing');
    expect(again.json).toEqual(first.json);
    expect(other.json.orderId).toBe(first.json.orderId);
    expect((await charges(shop)) - before).toBe(1);
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 1 });
    await jobsAreDue('reconcile-payment');
    const worker = await startWorker(shop.app.deps);
    await expect.poll(() => shop.stock('MUG'), { timeout: 8000 }).toEqual({ onHand: 4, reserved: 0 });
    await worker.close();
  });
});
