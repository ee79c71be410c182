import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { cancelOrder } from '@veranda/server/features/orders/refund-order';
import { startWorker } from '@veranda/server/worker';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let path: string;

const transfer = {
  id: 'transfer',
  kind: 'bank-transfer',
  name: 'Bank transfer',
  instructions: 'Grand Bank\nIBAN DE02 1203',
  active: true,
  expiresAfterDays: 14,
};
const cash = { ...transfer, id: 'cash', kind: 'cash-on-delivery', name: 'Cash', expiresAfterDays: null };

beforeAll(async () => {
  shop = await createShop('byhand');
  path = `/api/studio/sites/${shop.siteId}/commerce/payments`;
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(Date.now);
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

async function offer(manual: object[]): Promise<number> {
  const { version } = (await shop.owner.send('GET', path)).json;
  return (await shop.owner.send('PUT', `${path}/manual`, { manual, version })).status;
}

async function ordered(methodId = 'transfer', mugs: 1 | 2 = 1) {
  expect(await offer([transfer, cash])).toBe(200);
  await shop.setStock('MUG', 5);
  const session = await shop.shopper();
  await shop.add(session, 'MUG', mugs);
  const done = await shop.complete(session, mugs === 1 ? 1750 : 3000, {
    payment: { kind: 'manual', methodId },
  });
  expect(done.json.status, done.text).toBe('placed');
  const orderPath = `/api/studio/sites/${shop.siteId}/orders/${done.json.orderId}`;
  const { order } = (await shop.owner.send('GET', orderPath)).json;
  return { session, done: done.json, orderPath, order, paymentId: order.payments[0].id as string };
}

/** Runs what is due until nothing is. */
async function work(topics: readonly string[]): Promise<void> {
  const worker = await startWorker(shop.app.deps);
  await expect
    .poll(
      () =>
        shop.app.db.global((tx) =>
          tx
            .selectFrom('outbox')
            .select('topic')
            .where('topic', 'in', [...topics])
            .where('sentAt', 'is', null)
            .where((row) => row.or([row('dueAt', '<=', new Date()), row('attempts', '>', 0)]))
            .execute(),
        ),
      { timeout: 8000 },
    )
    .toEqual([]);
  await worker.close();
}

async function timeIsOver(paymentId: string): Promise<void> {
  await shop.app.db.global(async (tx) => {
    const mine = tx.updateTable('outbox').where('dedupeKey', '=', `expire-unpaid:${paymentId}`);
    await mine.set({ dueAt: new Date(0) }).execute();
  });
}

async function mails(subject: string) {
  return ((await shop.app.deps.mail.inbox?.list()) ?? []).filter((mail) => mail.subject.includes(subject));
}

describe('a manual payment', () => {
  it('places the order unpaid, and says what to do on its page and by mail', async () => {
    const { session, done, order } = await ordered();
    expect(order).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      testMode: false,
      payments: [{ provider: 'manual', status: 'awaited', methodName: 'Bank transfer' }],
    });
    expect(await shop.stock('MUG')).toEqual({ onHand: 4, reserved: 0 });
    const page = await session.send('GET', done.confirmationUrl);
    expect(page.text).toContain('Bank transfer: $17.50');
    expect(page.text).toContain('Grand Bank<br>IBAN DE02 1203');
    await work(['order-placed']);
    const [mail] = (await mails(`Your order #${order.number}`)).toReversed();
    expect(mail?.text).toContain('Please pay $17.50: Bank transfer.');
    expect(mail?.text).toContain('IBAN DE02 1203');
  });

  it('is paid when the owner says so, once, and the buyer is notified once', async () => {
    const { orderPath, order, paymentId } = await ordered();
    const received = () => shop.owner.send('POST', `${orderPath}/payments/${paymentId}/received`);
    const answers = await Promise.all([received(), received()]);
    expect(answers.map((one) => [one.status, one.json.order?.paymentStatus])).toEqual([
      [200, 'paid'],
      [200, 'paid'],
    ]);
    await work(['order-mail', 'order-placed']);
    expect(await mails(`Payment received for order #${order.number}`)).toHaveLength(1);
    const { timeline } = (await shop.owner.send('GET', orderPath)).json.order;
    expect(timeline.filter((one: { kind: string }) => one.kind === 'payment-captured')).toHaveLength(1);
  });

  it('that comes, or a parcel that leaves, while its order is being canceled is refused', async () => {
    const { orderPath, done, order, paymentId } = await ordered();
    const { deps } = shop.app;
    const meanwhile: (number | string)[] = [];
    let transactions = 0;
    const forSite: typeof deps.db.forSite = async (...given) => {
      const answer = await deps.db.forSite(...given);
      transactions += 1;
      if (transactions > 1) return answer;
      const lines = [{ lineId: order.lines[0].id, quantity: 1 }];
      const parcel = { lines, carrier: '', trackingNumber: '', trackingUrl: '', notify: false };
      for (const [method, end, body] of [
        ['POST', `payments/${paymentId}/received`, undefined],
        ['PUT', 'status', { status: 'fulfilled' }],
        ['POST', 'shipments', parcel],
      ] as const)
        meanwhile.push((await shop.owner.send(method, `${orderPath}/${end}`, body)).json.code);
      return answer;
    };
    const options = {
      restock: true,
      cancels: true,
      notify: false,
      reason: '',
      actor: '',
      key: 'while-it-runs',
    };
    const at = { siteId: shop.siteId, orderId: done.orderId };
    const canceled = await cancelOrder({ ...deps, db: { ...deps.db, forSite } }, at, {
      ...options,
      onlyWhileAwaited: true,
    });
    expect(meanwhile).toEqual(['refund-under-way', 'refund-under-way', 'refund-under-way']);
    expect(canceled).toBe('canceled');
    const now = (await shop.owner.send('GET', orderPath)).json.order;
    expect(now).toMatchObject({ status: 'canceled', paymentStatus: 'voided', shipments: [] });
  });

  it('that does not come ends its order: canceled, restocked, nothing to refund, and announced', async () => {
    const { orderPath, order, paymentId } = await ordered();
    await timeIsOver(paymentId);
    await work(['expire-unpaid-order', 'order-mail']);
    const now = (await shop.owner.send('GET', orderPath)).json.order;
    expect(now).toMatchObject({ status: 'canceled', paymentStatus: 'voided' });
    expect(await shop.stock('MUG')).toEqual({ onHand: 5, reserved: 0 });
    expect(await mails(`Your order #${order.number} at byhand was canceled`)).toHaveLength(1);
    const late = await shop.owner.send('POST', `${orderPath}/payments/${order.payments[0].id}/received`);
    expect(late.json.code).toBe('payment-not-awaited');
  });

  it('that does not come ends no order of which a parcel has left', async () => {
    const { orderPath, order, paymentId } = await ordered('transfer', 2);
    const lines = [{ lineId: order.lines[0].id, quantity: 1 }];
    const parcel = { lines, carrier: '', trackingNumber: '', trackingUrl: '', notify: false };
    expect((await shop.owner.send('POST', `${orderPath}/shipments`, parcel)).status).toBe(200);
    await timeIsOver(paymentId);
    await work(['expire-unpaid-order']);
    const now = (await shop.owner.send('GET', orderPath)).json.order;
    expect(now).toMatchObject({
      status: 'pending',
      fulfilmentStatus: 'partial',
      paymentStatus: 'unpaid',
      payments: [{ status: 'awaited' }],
    });
    expect(await shop.stock('MUG')).toEqual({ onHand: 3, reserved: 0 });
  });

  it('that came in time is left alone when its deadline passes', async () => {
    const { orderPath, paymentId } = await ordered();
    await shop.owner.send('POST', `${orderPath}/payments/${paymentId}/received`);
    await timeIsOver(paymentId);
    await work(['expire-unpaid-order']);
    expect((await shop.owner.send('GET', orderPath)).json.order).toMatchObject({
      status: 'pending',
      paymentStatus: 'paid',
    });
  });

  it('is refunded by hand too: a refund asks nobody', async () => {
    const { orderPath, paymentId } = await ordered();
    await shop.owner.send('POST', `${orderPath}/payments/${paymentId}/received`);
    const body = { key: 'by-hand-refund', amount: '5.00', restock: false, reason: '', notify: false };
    const refunded = await shop.owner.send('POST', `${orderPath}/refunds`, body);
    expect(refunded.json).toMatchObject({
      refund: { status: 'done' },
      order: { paymentStatus: 'partially_refunded' },
    });
  });

  it('with the delivery has no end of its own', async () => {
    const { order } = await ordered('cash');
    expect(order.payments).toMatchObject([{ methodName: 'Cash', dueAt: null }]);
  });

  it('that is not offered is refused', async () => {
    expect(await offer([{ ...transfer, active: false }])).toBe(200);
    const session = await shop.shopper();
    await shop.add(session, 'MUG');
    const answer = await shop.complete(session, 1750, { payment: { kind: 'manual', methodId: 'transfer' } });
    expect(answer.json.code).toBe('payment-method-unknown');
  });

  it('two with one name, and a save over a newer one, are refused', async () => {
    expect(await offer([transfer, { ...cash, name: ' bank TRANSFER' }])).toBe(400);
    const old = { manual: [transfer], version: '0' };
    expect((await shop.owner.send('PUT', `${path}/manual`, old)).json.code).toBe('version-conflict');
  });
});
