import {
  answerCardBank,
  answerTestBank,
  createTestGateway,
} from '@veranda/server/platform/payments/test-gateway';
import type { PaymentGateway, PaymentKey } from '@veranda/server/platform/payments/payment-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { makeShop, newId } from '../catalog/cast.ts';

let db: TestDatabase;
let siteId: string;
let gateway: PaymentGateway;
let clock = Date.now();

beforeAll(async () => {
  db = await createTestDatabase();
  ({ siteId } = await makeShop(db, 'till'));
  gateway = createTestGateway({ db, now: () => clock, newId });
});
afterAll(() => db.close());

function charge(paymentId: string, number: string) {
  const method = { kind: 'test-card', number, expiry: '12/40', cvc: '123' } as const;
  return gateway.charge({ ...keyOf(paymentId), ...buyer, method, returnUrl: '', save: true });
}

const buyer = { description: 'till', email: 'ada@shop.example' };

function keyOf(paymentId: string): PaymentKey {
  const at = { siteId, accountId: null, checkoutId: paymentId, reference: null };
  return { ...at, paymentId, amountMinor: 1250n, currency: 'EUR' };
}

describe('the test gateway', () => {
  it('answers a repeat of a payment as it answered first, also with another card and at once', async () => {
    const paymentId = newId();
    const answers = await Promise.all([
      charge(paymentId, '4242424242424242'),
      charge(paymentId, '4242424242424242'),
    ]);
    answers.push(await charge(paymentId, '4000000000000002'));
    expect(new Set(answers.map((answer) => answer.kind))).toEqual(new Set(['captured']));
  });

  it('loses the answer of one card, and finds the captured payment when asked', async () => {
    const paymentId = newId();
    expect(await charge(paymentId, '4000 0000 0000 0119')).toEqual({ kind: 'unknown' });
    expect(await gateway.find(keyOf(paymentId))).toMatchObject({ kind: 'captured', cardLast4: '0119' });
  });

  it('never captures a payment that was given up before it came', async () => {
    const paymentId = newId();
    expect(await gateway.cancel(keyOf(paymentId))).toMatchObject({ kind: 'declined' });
    expect(await charge(paymentId, '4242424242424242')).toMatchObject({ kind: 'declined' });
  });

  it('never captures a payment whose buyer answers the bank after it was given up', async () => {
    const paymentId = newId();
    expect(await charge(paymentId, '4000000000003220')).toMatchObject({ kind: 'requires-action' });
    expect(await gateway.cancel(keyOf(paymentId))).toMatchObject({ kind: 'declined' });
    await answerTestBank({ db }, { siteId, paymentId, approved: true });
    expect(await gateway.find(keyOf(paymentId))).toMatchObject({ kind: 'declined' });
  });

  it('says that it is too late to give up a payment that was captured', async () => {
    const paymentId = newId();
    await charge(paymentId, '4242424242424242');
    expect(await gateway.cancel(keyOf(paymentId))).toMatchObject({ kind: 'captured' });
  });

  it('charges a saved card when its owner is away, once an id', async () => {
    const first = await charge(newId(), '4242424242424242');
    const saved = first.kind === 'captured' ? (first.saved?.reference ?? '') : '';
    expect(saved).not.toContain('4242424242424242');
    const paymentId = newId();
    const again = { ...keyOf(paymentId), ...buyer, saved };
    const answers = await Promise.all([gateway.chargeSaved(again), gateway.chargeSaved(again)]);
    expect(answers).toMatchObject([
      { kind: 'captured', cardLast4: '4242' },
      { kind: 'captured', cardLast4: '4242' },
    ]);
  });

  it('declines a card that is refused when its owner is away', async () => {
    const method = { kind: 'test-card', number: '4000000000000341', expiry: '12/40', cvc: '123' } as const;
    const setup = { siteId, accountId: null, setupId: newId(), method, email: '', returnUrl: '' };
    const given = await gateway.saveMethod(setup);
    const saved = given.kind === 'saved' ? given.saved.reference : '';
    const charged = await gateway.chargeSaved({ ...keyOf(newId()), ...buyer, saved });
    expect(charged).toMatchObject({ kind: 'declined', message: 'declined' });
  });

  it('3-D Secure: declines a card whose owner is away, until they have confirmed it for that', async () => {
    const number = '4000000000003220';
    const paymentId = newId();
    await charge(paymentId, number);
    await answerTestBank({ db }, { siteId, paymentId, approved: true });
    const paid = await gateway.find({ ...keyOf(paymentId), reference: null });
    const first = paid?.kind === 'captured' ? (paid.saved?.reference ?? '') : '';
    const message = 'bankAsks';
    expect(await gateway.chargeSaved({ ...keyOf(newId()), ...buyer, saved: first })).toMatchObject({
      kind: 'declined',
      message,
    });
    const method = { kind: 'test-card', number, expiry: '12/40', cvc: '123' } as const;
    const setup = { siteId, accountId: null, setupId: newId(), method, email: '', returnUrl: '' };
    const given = await gateway.saveMethod(setup);
    await answerCardBank({ db }, { siteId, setupId: setup.setupId, approved: true });
    const reference = given.kind === 'requires-action' ? given.reference : '';
    const found = await gateway.findSaved({ siteId, accountId: null, reference });
    const confirmed = found.kind === 'saved' ? found.saved.reference : '';
    expect(await gateway.chargeSaved({ ...keyOf(newId()), ...buyer, saved: confirmed })).toMatchObject({
      kind: 'captured',
      cardLast4: '3220',
    });
  });

  it('takes the money of a card that cannot be saved, and saves nothing', async () => {
    const paid = await charge(newId(), '4000000000003055');
    expect(paid).toMatchObject({ kind: 'captured', saved: null });
  });

  it('tells of a payment twice, and each message is kept once', async () => {
    const paymentId = newId();
    await charge(paymentId, '4000000000002222');
    await charge(paymentId, '4000000000002222');
    const kept = await db.forSite(siteId, (tx) =>
      tx.selectFrom('payment_event').select('eventId').where('eventId', 'like', `%${paymentId}`).execute(),
    );
    expect(kept.map((one) => one.eventId).toSorted()).toEqual([
      `paid_${paymentId}`,
      `paid_again_${paymentId}`,
    ]);
  });

  it.each([
    ['4000000000000259', 'lost'],
    ['4000000000002685', 'won'],
  ])('disputes a payment of %s, and a minute later it is %s', async (number, status) => {
    const paymentId = newId();
    await charge(paymentId, number);
    expect(await gateway.findDispute(keyOf(paymentId))).toMatchObject({ status: 'open' });
    clock = Date.now() + 61_000;
    expect(await gateway.findDispute(keyOf(paymentId))).toMatchObject({ status, dueAt: null });
    clock = Date.now();
  });
});
