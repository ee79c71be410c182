import { enqueueRecurringJobs } from '@veranda/server/platform/jobs/enqueue-recurring-jobs';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import { checkJobs } from '@veranda/server/platform/jobs/check-hourly';
import { registry } from '@veranda/server/platform/observe/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop('hourly');
});
afterAll(() => shop.close());

async function check(hour: number): Promise<number> {
  const deps = { ...shop.app.deps, now: () => Date.UTC(2030, 0, 1, hour) };
  await Promise.all([enqueueRecurringJobs(deps), enqueueRecurringJobs(deps)]);
  const job = checkJobs(deps)['check-invariants'];
  if (!job) throw new Error('no job');
  return drainOutbox(deps, 'check-invariants', job);
}

const figure = async (invariant: string) =>
  /\} (\d+)/.exec(
    (await registry.metrics()).split(`invariant_violations{invariant="${invariant}"`)[1] ?? '',
  )?.[1];

describe('the hourly check of everything that must hold', () => {
  it('is made once an hour, whatever the number of workers', async () => {
    expect([await check(1), await check(1), await check(2)]).toEqual([1, 0, 1]);
    expect(await figure('I1')).toBe('0');
    expect(shop.app.faults).toEqual([]);
  });

  it('tells the operator of each violation', async () => {
    const { id } = shop.variant('MUG');
    const move = (by: number) =>
      shop.app.db.forSite(shop.siteId, (tx) =>
        tx
          .updateTable('stock')
          .set((eb) => ({ onHand: eb('onHand', '+', by) }))
          .where('variantId', '=', id)
          .execute(),
      );
    await move(1);
    await check(3);
    expect(shop.app.faults).toMatchObject([{ invariant: 'I1', site_id: shop.siteId }]);
    expect(await figure('I1')).toBe('1');
    await move(-1);
    await check(4);
    expect(await figure('I1')).toBe('0');
  });
});
