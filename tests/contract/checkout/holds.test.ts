import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import { startWorker } from '@veranda/server/worker';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { cartPath, details, entriesPath, createShop, type Shop } from './shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('holds');
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
      .set({ expiresAt: new Date(0) })
      .where('status', '=', 'held')
      .execute(),
  );
  await shop.app.db.global((tx) =>
    tx
      .updateTable('outbox')
      .set({ dueAt: new Date(0) })
      .where('topic', '=', 'expire-hold')
      .execute(),
  );
}

describe('the payment step', () => {
  it('decisions §numbers stock hold: 10 minutes, while others cannot buy it', async () => {
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
    expect(await shop.stock('MUG')).toEqual({ onHand: 0, reserved: 0 });
  });

  it('is the first to hold stock: add-to-cart never does', async () => {
    await shop.setStock('MUG', 1);
    await paying('MUG');
    expect(await shop.stock('MUG')).toEqual({ onHand: 1, reserved: 0 });
  });

  it('gives back what has run out, and the late buyer still gets it while it is there', async () => {
    await shop.setStock('MUG', 1);
    const session = await paying('MUG');
    await hold(session);
    expect(await shop.stock('MUG')).toEqual({ onHand: 1, reserved: 1 });
    await timePasses();
    const worker = await startWorker(shop.app.deps);
    await expect.poll(() => shop.stock('MUG'), { timeout: 8000 }).toEqual({ onHand: 1, reserved: 0 });
    await worker.close();
    expect((await shop.complete(session, 1750)).json.status).toBe('placed');
  });

  it('gives back at once what is taken out of the cart', async () => {
    await shop.setStock('MUG', 10);
    const session = await paying('MUG', 10);
    await hold(session);
    const [entry] = (await session.send('GET', cartPath)).json.entries;
    const one = `${entriesPath}/${entry.id}`;
    expect((await session.send('PUT', one, { quantity: 2 })).status).toBe(200);
    expect(await shop.stock('MUG')).toEqual({ onHand: 10, reserved: 2 });
    expect((await shop.add(await shop.shopper(), 'MUG', 8)).status).toBe(200);
    expect((await session.send('DELETE', one)).status).toBe(200);
    expect(await shop.stock('MUG')).toEqual({ onHand: 10, reserved: 0 });
  });

  it('holds stock once when it is repeated, and no longer than from the first time', async () => {
    await shop.setStock('MUG', 3);
    const session = await paying('MUG', 2);
    const first = (await hold(session)).json.holdExpiresAt;
    expect((await hold(session)).json.holdExpiresAt).toBe(first);
    await shop.add(session, 'MUG', 1);
    expect((await hold(session)).json.holdExpiresAt).toBe(first);
    expect(await shop.stock('MUG')).toEqual({ onHand: 3, reserved: 3 });
  });

  it('taken again after its end starts again', async () => {
    await shop.setStock('SHIRT-S', 1);
    const session = await paying('SHIRT-S');
    const first = (await hold(session)).json.holdExpiresAt;
    await timePasses();
    expect((await session.send('GET', '/api/commerce/checkout')).json.holdExpiresAt).toBeNull();
    expect((await hold(session)).json.holdExpiresAt >= first).toBe(true);
    expect(await shop.stock('SHIRT-S')).toEqual({ onHand: 1, reserved: 1 });
  });

  it('is told by every answer of the checkout while it lives', async () => {
    await shop.setStock('SHIRT-M', 1);
    const session = await paying('SHIRT-M');
    const before = await session.send('PUT', '/api/commerce/checkout', details);
    expect(before.json.holdExpiresAt).toBeNull();
    const ends = (await hold(session)).json.holdExpiresAt;
    expect((await session.send('GET', '/api/commerce/checkout')).json.holdExpiresAt).toBe(ends);
    const noted = await session.send('PUT', '/api/commerce/checkout', { note: 'Ring twice' });
    expect(noted.json.holdExpiresAt).toBe(ends);
  });
});
