import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { charges, loses, createShop, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('died');
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock('MUG', 5));
afterEach(async () => {
  shop.setClock(Date.now);
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

async function withMug(): Promise<Session> {
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  return session;
}

/** A completion whose process dies before the provider has heard of it, or after it has charged. */
async function cutOff(session: Session, key: string, charged: boolean): Promise<void> {
  const { payments } = shop.app.deps;
  const gateway = payments.named('test');
  let reached: () => void = () => {};
  const asked = new Promise<void>((resolve) => (reached = resolve));
  const charge = async (request: Parameters<typeof gateway.charge>[0]) => {
    if (charged) await gateway.charge(request);
    reached();
    return new Promise<never>(() => {});
  };
  Object.assign(shop.app.deps, { payments: { ...payments, named: () => ({ ...gateway, charge }) } });
  // Nobody waits for it: its connection ends with the application.
  shop.complete(session, 1750, { key }).catch(() => null);
  await asked;
  Object.assign(shop.app.deps, { payments });
}

describe('an Idempotency-Key whose request died', () => {
  it.each([
    ['before the provider was asked', false],
    ['after the provider has charged', true],
  ])('%s is carried to its end by the same request, and charges once', async (when, charged) => {
    const session = await withMug();
    const before = await charges(shop);
    await cutOff(session, when, charged);
    const early = await shop.complete(session, 1750, { key: when });
    expect(early.json).toMatchObject({ status: 'processing', orderNumber: null });
    shop.setClock(() => Date.now() + checkoutTimes.completionLease + 1);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.complete(session, 1750, { key: when })),
    );
    expect(answers.map((answer) => answer.json.status)).toContain('placed');
    expect(new Set(answers.map((answer) => answer.json.orderId)).size).toBe(1);
    expect((await shop.complete(session, 1750, { key: when })).json.status).toBe('placed');
    expect((await charges(shop)) - before).toBe(1);
    expect(await shop.stock('MUG')).toEqual({ onHand: 4, reserved: 0 });
  });

  it('is refused for another request also then', async () => {
    const session = await withMug();
    await cutOff(session, 'another', false);
    shop.setClock(() => Date.now() + checkoutTimes.completionLease + 1);
    expect((await shop.complete(session, 1751, { key: 'another' })).status).toBe(422);
    expect((await shop.complete(session, 1750, { key: 'another' })).json.status).toBe('placed');
  });

  it('whose answer was lost says how the order stands by now, not how it stood', async () => {
    const session = await withMug();
    const first = await shop.complete(session, 1750, { key: 'lost', payment: loses });
    expect(first.json.status).toBe('processing');
    const { payments, db } = shop.app.deps;
    const { settlePayment } = await import('@veranda/server/services/commerce/orders/settle-payment');
    const [payment] = await db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('payment').select('id').where('orderId', '=', first.json.orderId).execute(),
    );
    const paymentId = payment?.id ?? '';
    const outcome = await payments.named('test').find({ siteId: shop.siteId, paymentId } as never);
    if (outcome) await settlePayment(shop.app.deps, { siteId: shop.siteId, paymentId, outcome });
    const again = await shop.complete(session, 1750, { key: 'lost', payment: loses });
    expect(again.json).toMatchObject({ status: 'placed', orderId: first.json.orderId });
  });
});
