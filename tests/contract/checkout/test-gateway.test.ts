import { answerTestBank, openTestGateway } from '@veranda/server/platform/payments/test-gateway';
import type { PaymentGateway } from '@veranda/server/platform/payments/payment-gateway';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts';
import { makeShop, newId } from '../catalog/cast.ts';

let db: TestDatabase;
let siteId: string;
let gateway: PaymentGateway;

beforeAll(async () => {
  db = await openTestDatabase();
  ({ siteId } = await makeShop(db, 'till'));
  gateway = openTestGateway({ db });
});
afterAll(() => db.close());

function charge(paymentId: string, number: string) {
  const method = { kind: 'test-card', number, expiry: '12/40', cvc: '123' } as const;
  return gateway.charge({
    paymentId,
    siteId,
    amountMinor: 1250n,
    currency: 'EUR',
    method,
    description: 'till',
  });
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
    expect(await gateway.find(siteId, paymentId)).toMatchObject({ kind: 'captured', cardLast4: '0119' });
  });

  it('never captures a payment that was given up before it came', async () => {
    const paymentId = newId();
    expect(await gateway.cancel(siteId, paymentId)).toMatchObject({ kind: 'declined' });
    expect(await charge(paymentId, '4242424242424242')).toMatchObject({ kind: 'declined' });
  });

  it('never captures a payment whose buyer answers the bank after it was given up', async () => {
    const paymentId = newId();
    expect(await charge(paymentId, '4000000000003220')).toMatchObject({ kind: 'requires-action' });
    expect(await gateway.cancel(siteId, paymentId)).toMatchObject({ kind: 'declined' });
    await answerTestBank({ db }, { siteId, paymentId, approved: true });
    expect(await gateway.find(siteId, paymentId)).toMatchObject({ kind: 'declined' });
  });

  it('says that it is too late to give up a payment that was captured', async () => {
    const paymentId = newId();
    await charge(paymentId, '4242424242424242');
    expect(await gateway.cancel(siteId, paymentId)).toMatchObject({ kind: 'captured' });
  });
});
