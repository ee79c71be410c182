import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/platform/check-invariants';
import { startWorker } from '@veranda/server/worker';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { details, openShop, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop('holds');
});
afterAll(() => shop.close());
afterEach(async () => {
  expect(await checkInvariants(shop.app.db, allInvariants)).toMatchObject({ ok: true });
  expect(shop.app.faults).toEqual([]);
});

function hold(session: Session) {
  return session.send('PUT', '/api/commerce/checkout', { ...details, hold: true });
}

async function paying(sku: string, quantity = 1): Promise<Session> {
  const session = await shop.shopper();
  await shop.add(session, sku, quantity);
  return session;
}

async function timePasses(): Promise<void> {
  await shop.app.db.forSite(shop.siteId, (tx) =>
    tx
      .updateTable('reservation')
      .set({ expires_at: new Date(0) })
      .where('status', '=', 'held')
      .execute(),
  );
  await shop.app.db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ due_at: new Date(0) })
      .where('topic', '=', 'expire-hold')
      .execute(),
  );
}

describe('the payment step', () => {
  it('decisions, stock hold: holds for 10 minutes what others then cannot buy', async () => {
    await shop.setStock('MUG', 1);
    const [first, second] = [await paying('MUG'), await paying('MUG')];
    const held = (await hold(first)).json;
    const minutes = (new Date(held.holdExpiresAt).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.9);
    expect(minutes).toBeLessThanOrEqual(10);
    const late = await hold(second);
    expect(late.json).toMatchObject({ holdExpiresAt: null, problems: [{ code: 'not-enough-stock' }] });
    expect((await shop.complete(second, 1750)).status).toBe(409);
    expect((await shop.complete(first, 1750)).json.status).toBe('placed');
    expect(await shop.stock('MUG')).toEqual({ on_hand: 0, reserved: 0 });
  });

  it('commerce, when stock is held: never at add-to-cart', async () => {
    await shop.setStock('MUG', 1);
    await paying('MUG');
    expect(await shop.stock('MUG')).toEqual({ on_hand: 1, reserved: 0 });
  });

  it('gives back what has run out, and the late buyer still gets it while it is there', async () => {
    await shop.setStock('MUG', 1);
    const session = await paying('MUG');
    await hold(session);
    expect(await shop.stock('MUG')).toEqual({ on_hand: 1, reserved: 1 });
    await timePasses();
    const worker = await startWorker(shop.app.deps);
    await expect.poll(() => shop.stock('MUG'), { timeout: 8000 }).toEqual({ on_hand: 1, reserved: 0 });
    await worker.close();
    expect((await shop.complete(session, 1750)).json.status).toBe('placed');
  });

  it('taken again holds once, with a later end', async () => {
    await shop.setStock('MUG', 2);
    const session = await paying('MUG', 2);
    const first = (await hold(session)).json.holdExpiresAt;
    const again = (await hold(session)).json.holdExpiresAt;
    expect(again >= first).toBe(true);
    expect(await shop.stock('MUG')).toEqual({ on_hand: 2, reserved: 2 });
  });
});
