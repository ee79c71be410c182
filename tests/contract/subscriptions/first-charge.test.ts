import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { subscriptionJobs } from '@veranda/server/features/subscriptions/jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { address, asksBank, card, completePath } from '../checkout/shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;
let box: string;

const at = (iso: string): number => Date.parse(iso);
const unsaved = '4000000000003055';

beforeAll(async () => {
  shop = await createSubscriptionShop('first-charges');
  box = await shop.planned('Veg box', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
});
// One address does everything here: its limits start again with each test.
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(Date.now);
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

async function orderOf(id: string): Promise<Reply> {
  return (await shop.owner.send('GET', `${shop.base}/orders/${id}`)).json.order;
}

async function subscriptionOf(orderId: string): Promise<Reply> {
  const { subscriptions } = (await shop.owner.send('GET', `${shop.base}/subscriptions`)).json;
  return subscriptions.find((subscription: Reply) => subscription.orderId === orderId);
}

/** Pays with a card whose bank asks. @returns the order, and how the buyer says yes */
async function waitsForBank(session: Session): Promise<{ orderId: string; approve: () => Promise<void> }> {
  const { cart } = (await session.send('GET', '/api/commerce/checkout')).json;
  const body = { expectedGrandTotalCents: cart.grandTotalCents, payment: asksBank };
  const waiting = (await session.send('POST', completePath, body)).json;
  expect(waiting).toMatchObject({ status: 'requires-action', orderNumber: null });
  const { searchParams } = new URL(waiting.actionUrl, 'http://bank');
  return {
    orderId: waiting.orderId,
    async approve() {
      const form = new URLSearchParams(searchParams);
      form.set('crumb', session.cookies.get('crumb') ?? '');
      form.set('answer', 'approve');
      const accept = { accept: 'text/html' };
      expect((await session.send('POST', '/checkout/test-bank', form.toString(), accept)).status).toBe(303);
    },
  };
}

async function tax(percent: string | null): Promise<void> {
  const path = `${shop.base}/commerce/checkout-rules`;
  const { rules, version } = (await shop.owner.send('GET', path)).json;
  const area = { country: 'US', region: '', postalRanges: [] };
  const rule = { id: 'ny', name: 'NY', area, onServices: true, onDigital: false, onShipping: false };
  const taxes = { ...rules.taxes, rules: percent === null ? [] : [{ ...rule, rate: percent }] };
  const saved = await shop.owner.send('PUT', path, { rules: { ...rules, taxes }, version });
  expect([saved.status, saved.status === 200 ? '' : saved.text]).toEqual([200, '']);
}

describe('a first charge whose card was not saved', () => {
  it('is an order like any other; the subscription begins, and its customer is asked for a card', async () => {
    const { id, session } = await shop.subscribed(box, 'Veg box', unsaved);
    const { subscription } = await shop.read(id);
    expect(subscription).toMatchObject({ status: 'active', hasCard: false, cardLast4: '' });
    expect(await orderOf(subscription.orderId)).toMatchObject({ paymentStatus: 'paid' });
    const before = (await shop.charges()).length;
    await shop.renewAt(at(subscription.nextAt));
    expect((await shop.charges()).length).toBe(before);
    const refused = await shop.read(id);
    expect(refused.subscription.status).toBe('past_due');
    const failure = 'No card is saved for this subscription.';
    expect(refused.renewals).toMatchObject([{ status: 'waiting', tries: 1, failure }]);
    const page = `/account/subscriptions/${id}/card`;
    await shop.work(subscriptionJobs(shop.app.deps), 'subscription-mail');
    const mine = (await shop.mails()).filter((mail) => mail.text.includes(page));
    expect(mine.map((one) => one.subject).sort()).toEqual([
      'A payment for Veg box was declined',
      'Your subscription at first-charges',
    ]);
    for (const { text } of mine)
      expect(text).toContain('No card is saved for this subscription. Please add one');
    expect((await session.send('GET', page)).text).toContain('Veg box has no card yet.');
    expect((await session.send('GET', '/account/subscriptions')).text).toContain('No card saved');
    const own = `/api/site-users/account/subscriptions/${id}/card`;
    expect((await session.send('POST', own, { payment: card(unsaved) })).json.code).toBe('card-refused');
    expect((await session.send('POST', own, { payment: card('4242424242424242') })).status).toBe(200);
    await shop.renewAt(at(subscription.nextAt) + 60_000);
    expect((await shop.read(id)).subscription).toMatchObject({
      status: 'active',
      paidCycles: 2,
      hasCard: true,
    });
  });

  it('ends after the three tries when no card is given', async () => {
    const { id } = await shop.subscribed(box, 'Veg box', unsaved);
    let next = at((await shop.read(id)).subscription.nextAt);
    for (const tries of [1, 2, 3]) {
      await shop.renewAt(next);
      const [renewal] = (await shop.read(id)).renewals;
      expect(renewal.tries).toBe(tries);
      next = at(renewal.nextTryAt);
    }
    expect((await shop.read(id)).subscription).toMatchObject({ status: 'canceled', endReason: 'unpaid' });
  });
});

describe('the tax of a subscription, fixed for ever', () => {
  it('is what its total was reckoned with, also where the owner changes it before the bank has answered', async () => {
    await tax('10');
    const session = await shop.agreed(box, 'Veg box');
    await session.send('PUT', '/api/commerce/checkout', { billingAddress: address });
    const { orderId, approve } = await waitsForBank(session);
    await tax('25');
    await approve();
    expect((await orderOf(orderId)).total.value).toBe('13.20');
    const { id, nextAt } = await subscriptionOf(orderId);
    const own = `/api/site-users/account/subscriptions/${id}/card`;
    expect((await session.send('POST', own, { payment: card('4242424242424242') })).status).toBe(200);
    await shop.renewAt(at(nextAt));
    const [renewal] = (await shop.read(id)).renewals;
    const renewed = await orderOf(renewal.orderId);
    expect([renewed.tax.value, renewed.total.value]).toEqual(['1.20', '13.20']);
    await tax(null);
  });
});

describe('a buyer who is erased while their bank asks', () => {
  it('has paid for an order that is placed, and no subscription begins', async () => {
    const session = await shop.agreed(box, 'Veg box');
    const { orderId, approve } = await waitsForBank(session);
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('orders').set({ siteUserId: null }).where('id', '=', orderId).execute(),
    );
    await approve();
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: 'paid' });
    expect(await subscriptionOf(orderId)).toBeUndefined();
  });
});
