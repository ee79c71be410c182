import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { subscriptionJobs } from '@veranda/server/features/subscriptions/jobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { card } from '../checkout/shop.ts';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;
let box: string;

const at = (iso: string): number => Date.parse(iso);
const day = 24 * 60 * 60 * 1000;
/** Saved without a question, and refused when it is charged while its owner is away. */
const refusedAway = card('4000000000000341');
const asks = '4000000000003220';
const refused = '4000000000000002';

beforeAll(async () => {
  shop = await createSubscriptionShop('dunning');
  box = await shop.planned('Veg box', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(Date.now);
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

const cardPath = (id: string): string => `/api/site-users/account/subscriptions/${id}/card`;

/** A subscription whose first renewal was refused on the day it was due. */
async function refusedOnce(number = '4000000000000341') {
  const made = await shop.subscribed(box, 'Veg box', number);
  const due = at((await shop.read(made.id)).subscription.nextAt);
  await shop.renewAt(due);
  expect((await shop.read(made.id)).subscription.status).toBe('past_due');
  return { ...made, due };
}

async function daysOfNextTry(id: string, due: number): Promise<number> {
  const [renewal] = (await shop.read(id)).renewals;
  return Math.round(((at(renewal.nextTryAt) - due) / day) * 100) / 100;
}

/** Gives a card as its owner does, on a day after the charge was due, and lets it be tried. */
async function giveOn(session: Session, id: string, moment: number): Promise<void> {
  expect((await session.send('POST', cardPath(id), { payment: refusedAway })).status).toBe(200);
  await shop.renewAt(moment);
}

/** Subscribes, and changes the card to one that later charges are refused with. */
async function pastDue(): Promise<{ id: string; session: Session }> {
  const made = await shop.subscribed(box, 'Veg box');
  await shop.app.db.forSite(shop.siteId, (tx) =>
    tx
      .updateTable('subscription')
      .set({ savedReference: 'test_card_0002', cardLast4: '0002' })
      .where('id', '=', made.id)
      .execute(),
  );
  return made;
}

describe('a refused charge', () => {
  it('is tried on day 0, 5 and 10, mails both sides each time, and cancels for good', async () => {
    const { id } = await pastDue();
    let now = at((await shop.read(id)).subscription.nextAt);
    const due = now;
    for (const tries of [1, 2]) {
      await shop.renewAt(now);
      const { subscription, renewals } = await shop.read(id);
      expect(subscription.status).toBe('past_due');
      expect(renewals[0]).toMatchObject({
        status: 'waiting',
        tries,
        failure: expect.stringContaining('declined'),
      });
      await shop.renewAt(now + day);
      expect((await shop.read(id)).renewals[0].tries).toBe(tries);
      now = at(renewals[0].nextTryAt);
      expect(Math.round((now - due) / day)).toBe(5 * tries);
    }
    await shop.renewAt(now);
    const { subscription, renewals } = await shop.read(id);
    expect(subscription).toMatchObject({ status: 'canceled', endReason: 'unpaid', nextAt: '' });
    expect(renewals[0]).toMatchObject({ status: 'failed', tries: 3 });
    await shop.work(subscriptionJobs(shop.app.deps), 'subscription-mail');
    const mails = (await shop.mails()).filter((mail) => /declined/i.test(mail.subject));
    expect(mails.filter((one) => /^member.*@dunning\.example$/.test(one.to))).toHaveLength(3);
    expect(mails.filter((one) => one.to === 'owner@dunning.example')).toHaveLength(3);
    await shop.renewAt(now + 100 * day);
    expect((await shop.read(id)).renewals).toHaveLength(1);
  });

  it('with another card is tried at once, and the dates stay those of the anchor', async () => {
    const { id, session } = await pastDue();
    const { nextAt } = (await shop.read(id)).subscription;
    await shop.renewAt(at(nextAt));
    expect((await shop.read(id)).subscription.status).toBe('past_due');
    const path = `/api/site-users/account/subscriptions/${id}/card`;
    shop.setClock(Date.now);
    const bad = await session.send('POST', path, { payment: card(refused) });
    expect(bad.json.code).toBe('card-refused');
    expect((await session.send('POST', path, { payment: card('4242424242424242') })).status).toBe(200);
    await shop.renewAt(at(nextAt) + 2 * day);
    const { subscription } = await shop.read(id);
    expect(subscription).toMatchObject({ status: 'active', paidCycles: 2, cardLast4: '4242' });
    expect(at(subscription.nextAt) - at(nextAt)).toBeLessThan(32 * day);
    expect(at(subscription.nextAt) - at(nextAt)).toBeGreaterThan(27 * day);
  });

  it('of a provider that is away does not count', async () => {
    const { id } = await shop.subscribed(box, 'Veg box');
    const { nextAt } = (await shop.read(id)).subscription;
    const { payments } = shop.app.deps;
    const away = {
      ...payments,
      named: () => ({ chargeSaved: () => Promise.resolve({ kind: 'unavailable' }) }),
    };
    Object.assign(shop.app.deps, { payments: away });
    await shop.renewAt(at(nextAt));
    Object.assign(shop.app.deps, { payments });
    const waiting = await shop.read(id);
    expect(waiting.subscription.status).toBe('active');
    expect(waiting.renewals).toMatchObject([{ status: 'waiting', tries: 0 }]);
    await shop.renewAt(at(nextAt) + 2 * 60 * 60 * 1000);
    expect((await shop.read(id)).renewals).toMatchObject([{ status: 'paid', tries: 1 }]);
  });
});

describe('the days 0, 5 and 10 of a refused charge', () => {
  it('stay where they are when another card is refused in between', async () => {
    const { id, session, due } = await refusedOnce();
    expect(await daysOfNextTry(id, due)).toBeCloseTo(5, 1);
    await giveOn(session, id, due + 2 * day);
    expect((await shop.read(id)).renewals[0]).toMatchObject({ status: 'waiting', tries: 1 });
    expect(await daysOfNextTry(id, due)).toBeCloseTo(5, 1);
    await shop.renewAt(due + 5 * day + day / 4);
    expect((await shop.read(id)).renewals[0]).toMatchObject({ status: 'waiting', tries: 2 });
    expect(await daysOfNextTry(id, due)).toBeCloseTo(10, 1);
    await giveOn(session, id, due + 7 * day);
    expect(await daysOfNextTry(id, due)).toBeCloseTo(10, 1);
    await shop.renewAt(due + 10 * day + day / 4);
    expect((await shop.read(id)).subscription).toMatchObject({ status: 'canceled', endReason: 'unpaid' });
  });
});

describe('a renewal that a bank asks its customer about', () => {
  it('is refused; the mail leads to where the card is confirmed, and then it is charged at once', async () => {
    const { id, session, due } = await refusedOnce();
    // The card whose bank asks, as it is saved with a first charge that was confirmed.
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('subscription')
        .set({ savedReference: `test_card_${asks.slice(-4)}` })
        .execute(),
    );
    await shop.renewAt(due + 5 * day + day / 4);
    const failure = 'Your bank asks you to confirm this payment.';
    expect((await shop.read(id)).renewals).toMatchObject([{ status: 'waiting', tries: 2, failure }]);
    await shop.work(subscriptionJobs(shop.app.deps), 'subscription-mail');
    const page = `/account/subscriptions/${id}/card`;
    const mail = (await shop.mails()).find((one) => one.text.includes(page));
    expect(mail?.subject).toBe('A payment for Veg box was declined');
    const guest = await (await shop.shopper()).send('GET', page);
    expect(guest.headers.get('location')).toBe(`/account/login?returnTo=${encodeURIComponent(page)}`);
    const asked = await session.send('POST', cardPath(id), { payment: card(asks) });
    expect(asked.json.status).toBe('requires-action');
    const setup = asked.json.actionUrl.split('setup=')[1] ?? '';
    const crumb = session.cookies.get('crumb') ?? '';
    const form = new URLSearchParams({ crumb, setup, answer: 'approve' }).toString();
    const accept = { accept: 'text/html' };
    const back = await session.send('POST', '/account/card-bank', form, accept);
    const done = await session.send('GET', back.headers.get('location') ?? '');
    expect(done.headers.get('location')).toBe('/account/subscriptions?done=1');
    await shop.renewAt(due + 6 * day);
    const { subscription, renewals } = await shop.read(id);
    expect(subscription).toMatchObject({ status: 'active', paidCycles: 2, cardLast4: '3220' });
    expect(renewals).toMatchObject([{ status: 'paid' }]);
    await shop.renewAt(at(subscription.nextAt));
    expect((await shop.read(id)).subscription.paidCycles).toBe(3);
  });
});

describe('a new card that is refused', () => {
  it('with one bad card after another on the first day spends none of the tries of day 0, 5 and 10', async () => {
    const { id, session } = await pastDue();
    const due = at((await shop.read(id)).subscription.nextAt);
    await shop.renewAt(due);
    const path = `/api/site-users/account/subscriptions/${id}/card`;
    for (const hour of [1, 2, 3]) {
      const saved = await session.send('POST', path, { payment: card('4242424242424242') });
      expect(saved.status).toBe(200);
      await shop.app.db.forSite(shop.siteId, (tx) =>
        tx
          .updateTable('subscription')
          .set({ savedReference: 'test_card_0002' })
          .where('id', '=', id)
          .execute(),
      );
      await shop.renewAt(due + hour * 60 * 60 * 1000);
      const { subscription, renewals } = await shop.read(id);
      expect(subscription.status).toBe('past_due');
      expect(renewals[0]).toMatchObject({ status: 'waiting', tries: 1 });
    }
    await shop.renewAt(due + 6 * day);
    expect((await shop.read(id)).renewals[0]).toMatchObject({ status: 'waiting', tries: 2 });
  });
});
