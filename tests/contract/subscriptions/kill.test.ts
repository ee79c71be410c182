import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from '../../support/server-process.ts';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

/** 6 by default, since each costs a start of a process; 100 with KILLS=100. */
const kills = Number(process.env.KILLS ?? 6);
let shop: SubscriptionShop;

beforeAll(async () => {
  shop = await createSubscriptionShop('killed');
});
afterAll(() => shop.close());

describe('a worker dies', () => {
  it('by kill -9 while it renews; no cycle is charged twice, and none is lost', {
    timeout: 120_000 + kills * 30_000,
  }, async () => {
    const plan = { period: { value: 1, unit: 'WEEK' }, numCycles: 0 };
    const { id } = await shop.subscribed(await shop.planned('Bread', plan), 'Bread');
    const program = join(import.meta.dirname, '../../support/renewing-process.ts');
    const texts = join(import.meta.dirname, '../../../tools/preload.mjs');
    const settings = JSON.stringify({ ...shop.app.deps.settings, crumbKeys: [] });
    const start = () =>
      startProcess(
        [process.execPath, '--import', texts, program, shop.app.db.url, shop.siteId, id, settings],
        {},
      );
    for (let n = 0; n < kills; n += 1) {
      const worker = start();
      await worker.printed(/Ready/);
      await pause(Math.random() * 250);
      worker.child.kill('SIGKILL');
      await worker.ended();
    }
    const last = start();
    await last.printed(/(?:cycle \d+\n){3}/);
    last.child.kill('SIGKILL');
    await last.ended();
    const { subscription, renewals } = await shop.read(id);
    const paid = renewals.filter((renewal: { status: string }) => renewal.status === 'paid');
    expect(paid.length).toBeGreaterThan(2);
    expect(subscription.paidCycles).toBe(paid.length + 1);
    const waiting = renewals.length - paid.length;
    const charged = (await shop.charges()).filter((charge) => charge.status === 'captured').length - 1;
    expect(charged).toBeGreaterThanOrEqual(paid.length);
    expect(charged).toBeLessThanOrEqual(paid.length + waiting);
    expect(waiting).toBeLessThanOrEqual(1);
    const report = await checkInvariants(shop.app.db, allInvariants);
    expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  });
});
