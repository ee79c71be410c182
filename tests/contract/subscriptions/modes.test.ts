import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { subscriptionJobs } from '@veranda/server/features/subscriptions/jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createFakeStripe, fakeKeys, type FakeStripe } from '../../support/fake-stripe.ts';
import { card } from '../checkout/shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;
let stripe: FakeStripe;
let box: string;

const at = (iso: string): number => Date.parse(iso);
const liveKeys = {
  ...fakeKeys,
  publishableKey: 'pk_live_standin0123456789',
  secretKey: 'sk_live_standin0123456789',
};
const good = card('4242424242424242');

beforeAll(async () => {
  stripe = await createFakeStripe();
  shop = await createSubscriptionShop('modes', { stripe: stripe.origin });
  box = await shop.planned('Veg box', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(async () => {
  await shop.close();
  await stripe.close();
});
afterEach(async () => {
  shop.setClock(Date.now);
  await shop.owner.send('DELETE', account());
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

function account(): string {
  return `${shop.base}/commerce/payments/stripe`;
}

async function goLive(): Promise<void> {
  expect((await shop.owner.send('POST', account(), liveKeys)).status).toBe(200);
}

function giveCard(session: Session, id: string, payment: object) {
  return session.send('POST', `/api/site-users/account/subscriptions/${id}/card`, { payment });
}

async function mailsSent(): Promise<number> {
  await shop.work(subscriptionJobs(shop.app.deps), 'subscription-mail');
  return (await shop.mails()).length;
}

describe('decision 0059: a subscription begun in test mode', () => {
  it('is renewed while the shop takes test cards, and marked as a test', async () => {
    const { id } = await shop.subscribed(box, 'Veg box');
    const { subscription } = await shop.read(id);
    expect(subscription).toMatchObject({ testMode: true, stopsAsTest: false });
    await shop.renewAt(at(subscription.nextAt));
    expect((await shop.read(id)).subscription.paidCycles).toBe(2);
  });

  it('ends when it is due in a shop that takes money by then: nothing is charged and nobody is mailed', async () => {
    const { id, session } = await shop.subscribed(box, 'Veg box');
    await goLive();
    const { subscription } = await shop.read(id);
    expect(subscription).toMatchObject({ status: 'active', testMode: true, stopsAsTest: true });
    expect((await giveCard(session, id, { kind: 'stripe-token', token: 'ctoken_ok' })).json.code).toBe(
      'subscription-test',
    );
    expect((await session.send('GET', `/account/subscriptions/${id}/card`)).json.code).toBe(
      'subscription-test',
    );
    const before = { mails: await mailsSent(), charges: (await shop.charges()).length };
    const intents = stripe.intents.size;
    await shop.renewAt(at(subscription.nextAt));
    expect((await shop.read(id)).subscription).toMatchObject({
      status: 'canceled',
      endReason: 'test',
      nextAt: '',
      paidCycles: 1,
      stopsAsTest: false,
    });
    expect({ mails: await mailsSent(), charges: (await shop.charges()).length }).toEqual(before);
    expect(stripe.intents.size).toBe(intents);
    await shop.owner.send('DELETE', account());
    await shop.renewAt(at(subscription.nextAt) + 1000);
    expect((await shop.read(id)).renewals).toEqual([]);
  });
});

describe('decision 0059: a subscription that money moved for', () => {
  it('is charged with its own account when the shop takes test cards again, and takes none of them', async () => {
    await goLive();
    const session = await shop.agreed(box, 'Veg box');
    const paid = await shop.pay(session, { payment: { kind: 'stripe-token', token: 'ctoken_ok' } });
    const { subscriptions } = (await shop.owner.send('GET', `${shop.base}/subscriptions`)).json;
    const { id, nextAt, testMode } = subscriptions.find(
      (one: { orderId: string }) => one.orderId === paid.orderId,
    );
    expect(testMode).toBe(false);
    expect((await shop.owner.send('DELETE', account())).status).toBe(200);
    expect((await giveCard(session, id, good)).json.code).toBe('payments-unavailable');
    const before = (await shop.charges()).length;
    const intents = stripe.intents.size;
    await shop.renewAt(at(nextAt));
    const { subscription, renewals } = await shop.read(id);
    expect(subscription).toMatchObject({ status: 'active', paidCycles: 2 });
    const { order } = (await shop.owner.send('GET', `${shop.base}/orders/${renewals[0].orderId}`)).json;
    expect(order).toMatchObject({ testMode: false, paymentStatus: 'paid' });
    expect([(await shop.charges()).length, stripe.intents.size]).toEqual([before, intents + 1]);
  });
});
