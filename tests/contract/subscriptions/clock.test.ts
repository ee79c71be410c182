import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;

beforeAll(async () => {
  shop = await createSubscriptionShop('clock');
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.setClock(Date.now);
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
});

/** A subscription whose first charge was at that time of the shop's clock. */
async function begunAt(title: string, unit: 'MONTH' | 'WEEK', local: string, next: string): Promise<string> {
  const item = await shop.planned(title, { period: { value: 1, unit }, numCycles: 0 });
  const { id } = await shop.subscribed(item, title);
  await shop.app.db.forSite(shop.siteId, (tx) =>
    tx
      .updateTable('subscription')
      .set({ anchorLocal: local, timeZone: 'Europe/Berlin', nextAt: new Date(next) })
      .where('id', '=', id)
      .execute(),
  );
  return id;
}

const seconds = (iso: string) => Date.parse(iso) / 1000;

describe('renewals across a change of the clock', () => {
  // In Berlin the clock goes forward on 28 March 2027 at two, and back on 31 October at three.
  it.each([
    [
      'of the 31st fall on the last day of shorter months, keep their hour through both changes, ' +
        'and the hour that comes twice is charged once',
      'Bread of the month',
      'MONTH',
      '2027-01-31T02:30:00',
      ['02-28T01:30', '03-31T00:30', '04-30T00:30', '05-31T00:30', '06-30T00:30', '07-31T00:30']
        .concat(['08-31T00:30', '09-30T00:30', '10-31T00:30', '11-30T01:30', '12-31T01:30'])
        .map((text) => `2027-${text}:00.000Z`),
    ],
    [
      'in the hour that is left out are charged an hour later, and at their own hour again a week on',
      'Bread of the week',
      'WEEK',
      '2027-03-21T02:30:00',
      ['03-28T01:30', '04-04T00:30', '04-11T00:30'].map((text) => `2027-${text}:00.000Z`),
    ],
  ] as const)('%s', async (_, title, unit, local, dates) => {
    const id = await begunAt(title, unit, local, dates[0] ?? '');
    let charged = (await shop.charges()).length;
    for (const [n, date] of dates.entries()) {
      await shop.renewAt((seconds(date) - 1) * 1000);
      expect((await shop.charges()).length).toBe(charged);
      await shop.renewAt(seconds(date) * 1000);
      // The same moment once more, as after a clock that was put back.
      await shop.renewAt(seconds(date) * 1000);
      await shop.renewAt((seconds(date) - 3600) * 1000);
      expect((await shop.charges()).length).toBe(++charged);
      const next = dates[n + 1];
      if (next) expect((await shop.read(id)).subscription.nextAt).toBe(next);
    }
    expect((await shop.read(id)).subscription.paidCycles).toBe(dates.length + 1);
  });
});
