import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { type Club, monthlyPlan, createClub, refundOf, see } from './club.ts';

let shop: Club;

const html = { accept: 'text/html' };
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  shop = await createClub('circle');
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterAll(() => shop.close());
afterEach(async () => {
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

// The clock of the tests goes back to now after a renewal: what has ended then is seen by its date.
async function membershipOf(subscriptionId: string): Promise<Reply> {
  const { memberships: rows } = await shop.memberships('?pageSize=100');
  return rows.find((row: Reply) => row.subscriptionId === subscriptionId);
}

describe('a plan that is paid again and again', () => {
  it('opens while it is paid for, through the renewals, and until its period is over when it was canceled', async () => {
    const { session, id, confirmationUrl } = await shop.subscribed(shop.monthly, 'Circle');
    expect((await session.send('GET', confirmationUrl)).text).toContain('page-type-208');
    expect(await see(session)).toBe(200);
    const account = await session.send('GET', '/account/memberships');
    for (const words of [
      'Next charge on ',
      'href="/account/subscriptions"',
      'Cancel at the end of the paid period',
    ])
      expect(account.text).toContain(words);
    const { subscription } = await shop.read(id);
    await shop.renewAt(Date.parse(subscription.nextAt));
    expect([(await shop.read(id)).subscription.paidCycles, await see(session)]).toEqual([2, 200]);
    const own = `/api/site-users/account/subscriptions/${id}/cancel`;
    const form = new URLSearchParams({ when: 'period-end' }).toString();
    expect((await session.send('POST', own, form, html)).status).toBe(303);
    const ending = (await session.send('GET', '/account/memberships')).text;
    expect([ending.includes('Ends on '), ending.includes('Cancel at the end of the paid period')]).toEqual([
      true,
      false,
    ]);
    expect(await see(session)).toBe(200);
    const end = (await shop.read(id)).subscription.nextAt;
    await shop.renewAt(Date.parse(end));
    expect([(await shop.read(id)).subscription.status, (await membershipOf(id)).endsAt]).toEqual([
      'canceled',
      end,
    ]);
  });

  it('is closed at once when it is canceled now', async () => {
    const { session, id } = await shop.subscribed(shop.monthly, 'Circle');
    await session.send('POST', `/api/site-users/account/subscriptions/${id}/cancel`, { when: 'now' });
    expect(await see(session)).toBe(403);
  });

  it('stays open while a refused charge is tried again, and closes when the last try was refused', async () => {
    const { session, id } = await shop.subscribed(shop.monthly, 'Circle', '4000000000000341');
    let at = Date.parse((await shop.read(id)).subscription.nextAt);
    await shop.renewAt(at);
    expect([(await shop.read(id)).subscription.status, await see(session)]).toEqual(['past_due', 200]);
    for (let tries = 0; tries < 2; tries += 1) {
      at += 5 * day + 2 * 60 * 60 * 1000;
      await shop.renewAt(at);
    }
    expect((await shop.read(id)).subscription).toMatchObject({ status: 'canceled', endReason: 'unpaid' });
    expect(await membershipOf(id)).toMatchObject({ endReason: 'unpaid', endsAt: new Date(at).toISOString() });
  });

  it('opens for all periods that were agreed on, also the last one', async () => {
    const short = await shop.planned('Quarter', { ...monthlyPlan, numCycles: 2 }, 'paywall');
    const single = await shop.planned('Month', { ...monthlyPlan, numCycles: 1 }, 'paywall');
    await shop.open([shop.forLife, shop.monthly, short, single]);
    const once = await shop.subscribed(single, 'Month');
    expect((await shop.read(once.id)).subscription.status).toBe('completed');
    expect(await see(once.session)).toBe(200);
    const { session, id } = await shop.subscribed(short, 'Quarter');
    const first = Date.parse((await shop.read(id)).subscription.nextAt);
    await shop.renewAt(first);
    expect((await shop.read(id)).subscription.status).toBe('completed');
    expect(await see(session)).toBe(200);
    const { memberships: rows } = await shop.memberships(`?plan=${short}`);
    const paidFor = (Date.parse(rows[0].endsAt) - first) / day;
    expect([rows[0].isActive, paidFor > 27, paidFor < 32]).toEqual([true, true, true]);
  });

  it('ends with the money of its latest charge, subscription and all', async () => {
    const { session, id } = await shop.subscribed(shop.monthly, 'Circle');
    const { subscription } = await shop.read(id);
    await shop.renewAt(Date.parse(subscription.nextAt));
    const [renewal] = (await shop.read(id)).renewals;
    const first = `${shop.base}/orders/${subscription.orderId}/refunds`;
    await shop.owner.send('POST', first, refundOf('refund-first', '12.00'));
    expect([(await shop.read(id)).subscription.status, await see(session)]).toEqual(['active', 200]);
    const latest = `${shop.base}/orders/${renewal.orderId}/refunds`;
    await shop.owner.send('POST', latest, refundOf('refund-latest', '12.00'));
    expect([(await shop.read(id)).subscription.status, await see(session)]).toEqual(['canceled', 403]);
  });
});
