import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { startWorker } from '@veranda/server/worker';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let siteId: string;
let variants: { productId: string; id: string; sku: string }[];

beforeAll(async () => {
  app = await createTestApp();
  ({ siteId } = await app.ownerWithSite('spine'));
  variants = await app.db.forSite(siteId, (tx) =>
    tx.selectFrom('variant').select(['productId', 'id', 'sku']).execute(),
  );
});
afterAll(() => app.close());
afterEach(async () => {
  expect(await checkInvariants(app.db, allInvariants)).toMatchObject({ ok: true });
  expect(app.faults).toEqual([]);
});

const entries = '/api/commerce/shopping-cart/entries';
const address = {
  firstName: 'Ada',
  lastName: 'Stone',
  address1: '1 Mill Lane',
  address2: '',
  city: 'Albany',
  region: 'NY',
  postalCode: '12207',
  country: 'US',
  phone: '',
};
const details = { email: 'ada@shop.example', shippingAddress: address, shippingOption: 'flat' };
const card = (number: string) => ({ kind: 'test-card', number, expiry: '12/40', cvc: '123' });
const good = card('4242424242424242');

async function shopper(): Promise<Session> {
  const session = app.site('spine');
  await session.send('GET', '/cart');
  return session;
}

function variant(sku: string) {
  const found = variants.find((one) => one.sku === sku);
  if (!found) throw new Error(`no ${sku}`);
  return found;
}

function add(session: Session, sku: string, quantity: unknown = 1) {
  return session.send('POST', entries, { itemId: variant(sku).productId, sku, quantity });
}

function complete(session: Session, cents: number, payment: unknown = good, key = '') {
  return session.send(
    'POST',
    '/api/commerce/checkout/complete',
    { expectedGrandTotalCents: cents, payment, details },
    key === '' ? {} : { 'idempotency-key': key },
  );
}

async function setStock(sku: string, wanted: number): Promise<void> {
  await app.db.forSite(siteId, async (tx) => {
    const { id } = variant(sku);
    const { onHand } = await tx
      .selectFrom('stock')
      .select('onHand')
      .where('variantId', '=', id)
      .executeTakeFirstOrThrow();
    const row = { siteId, id: app.deps.newId(), variantId: id, kind: 'adjust' };
    await tx
      .insertInto('stock_movement')
      .values({ ...row, delta: wanted - onHand, idempotencyKey: app.deps.newId(), orderId: null })
      .execute();
    await tx.updateTable('stock').set({ onHand: wanted }).where('variantId', '=', id).execute();
  });
}

async function stock(sku: string): Promise<Reply> {
  return app.db.forSite(siteId, (tx) =>
    tx
      .selectFrom('stock')
      .select(['onHand', 'reserved'])
      .where('variantId', '=', variant(sku).id)
      .executeTakeFirst(),
  );
}

async function charges(): Promise<number> {
  const rows = await app.db.forSite(siteId, (tx) =>
    tx.selectFrom('test_charge').select('paymentId').execute(),
  );
  return rows.length;
}

describe('a cart under concurrency', () => {
  it('has 11 units after ten parallel "+1" on a line of 1', async () => {
    await setStock('MUG', 50);
    const session = await shopper();
    await add(session, 'MUG');
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(session, 'MUG')));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    const cart = (await session.send('GET', '/api/commerce/shopping-cart')).json;
    expect(cart).toMatchObject({ totalQuantity: 11, subtotalCents: 13200 });
  });
});

describe('completion', () => {
  it('places the order: total, stock, finished cart', async () => {
    await setStock('MUG', 5);
    const session = await shopper();
    await add(session, 'MUG', 2);
    const answer = await complete(session, 2400 + 500 + 100);
    expect(answer.json).toMatchObject({ status: 'placed', orderNumber: expect.any(Number) });
    expect(await stock('MUG')).toEqual({ onHand: 3, reserved: 0 });
    const page = await session.send('GET', answer.json.confirmationUrl);
    expect(page.text).toContain('Mug');
    expect((await session.send('GET', '/api/commerce/shopping-cart')).json).toMatchObject({ entries: [] });
    const guessed = await session.send('GET', answer.json.confirmationUrl.replace(/auth=.*/, 'auth=guessed'));
    expect(guessed.status).toBe(404);
  });

  it('places one order and one charge after a double click', async () => {
    await setStock('MUG', 5);
    const session = await shopper();
    await add(session, 'MUG');
    const before = await charges();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => complete(session, 1750, good, `k${n}`)),
    );
    expect(new Set(answers.map((answer) => answer.json.orderId)).size).toBe(1);
    expect((await charges()) - before).toBe(1);
    expect(await stock('MUG')).toEqual({ onHand: 4, reserved: 0 });
  });

  it.each([1, 3])('sells the last %i units to exactly as many of 12 shoppers', async (units) => {
    await setStock('SHIRT-S', units);
    const sessions = await Promise.all(Array.from({ length: 12 }, shopper));
    for (const session of sessions) expect((await add(session, 'SHIRT-S')).status).toBe(200);
    const answers = await Promise.all(sessions.map((session) => complete(session, 2400 + 550)));
    const placed = answers.filter((answer) => answer.json.status === 'placed');
    expect(placed).toHaveLength(units);
    for (const answer of answers.filter((one) => !placed.includes(one)))
      expect(answer).toMatchObject({ status: 409, json: { code: 'not-enough-stock' } });
    expect(await stock('SHIRT-S')).toEqual({ onHand: 0, reserved: 0 });
  });

  it('returns the stock after a decline and leaves the cart open for another card', async () => {
    await setStock('MUG', 1);
    const session = await shopper();
    await add(session, 'MUG');
    const declined = await complete(session, 1750, card('4000000000000002'));
    expect(declined).toMatchObject({
      status: 409,
      json: { code: 'payment-declined', error: 'Your card was declined.' },
    });
    expect(await stock('MUG')).toEqual({ onHand: 1, reserved: 0 });
    expect((await complete(session, 1750)).json.status).toBe('placed');
  });

  it('answers CART_CHANGED with the new cart when the total is not the expected one', async () => {
    await setStock('MUG', 5);
    const session = await shopper();
    await add(session, 'MUG');
    const answer = await complete(session, 1);
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'CART_CHANGED', shoppingCart: { grandTotalCents: 1750 } },
    });
  });

  it('answers a repeat of an Idempotency-Key as the first time, and refuses it for another body', async () => {
    await setStock('MUG', 5);
    const session = await shopper();
    await add(session, 'MUG');
    const first = await complete(session, 1750, good, 'same');
    const again = await complete(session, 1750, good, 'same');
    expect(again.json).toEqual(first.json);
    const replayed = [first, again].map((one) => one.headers.get('idempotency-replayed'));
    expect(replayed).toEqual([null, 'true']);
    const other = await complete(session, 1750, good, 'other');
    expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    expect((await complete(session, 1751, good, 'same')).status).toBe(422);
  });

  it('finds a payment whose answer was lost, once, and places its order', async () => {
    await setStock('MUG', 5);
    const session = await shopper();
    await add(session, 'MUG');
    const answer = await complete(session, 1750, card('4000000000000119'));
    expect(answer.json).toMatchObject({ status: 'processing', orderNumber: null });
    await app.db.global((tx) =>
      tx
        .updateTable('outbox')
        .set({ dueAt: new Date(0) })
        .where('topic', '=', 'reconcile-payment')
        .execute(),
    );
    const worker = await startWorker(app.deps);
    await expect.poll(() => stock('MUG'), { timeout: 8000 }).toEqual({ onHand: 4, reserved: 0 });
    await worker.close();
  });

  it('names every fault at once', async () => {
    const session = await shopper();
    await add(session, 'MUG');
    const answer = await session.send('POST', '/api/commerce/checkout/complete', {
      expectedGrandTotalCents: 1200,
    });
    expect(answer.status).toBe(400);
    expect(answer.json.errors.map((error: { field: string }) => error.field)).toEqual(
      expect.arrayContaining(['email', 'firstName', 'country', 'shippingOption', 'cardNumber']),
    );
  });
});

describe('storefront §5 add to cart', () => {
  it.each([
    ['SHIRT-S', 'abc', 'Quantity must be a number.'],
    ['SHIRT-S', 1.5, 'Quantity must be a whole number'],
    ['SHIRT-M', 1, 'Sorry, we do not have enough of that item available.'],
    ['NONE', 1, 'Sorry, that item variant is unavailable. Please select another variant.'],
    [null, 1, 'Please select the Size option.'],
  ])('%s × %s: %s', async (sku, quantity, message) => {
    const session = await shopper();
    const itemId = variant('SHIRT-S').productId;
    const answer = await session.send('POST', entries, { itemId, sku, quantity });
    expect(answer.json.error).toBe(message);
  });
});
