import { inspect } from 'node:util';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { cartJobs } from '@veranda/server/features/cart/jobs';
import { enqueueRecurringJobs } from '@veranda/server/platform/jobs/enqueue-recurring-jobs';
import { drainOutbox } from '@veranda/server/platform/jobs/drain-outbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { asksBank, cartPath, details, createShop, type Shop } from '../checkout/shop.ts';

const day = 24 * 60 * 60 * 1000;
let shop: Shop;
let days = 0;

beforeAll(async () => {
  shop = await createShop('expiry');
  await shop.setStock('MUG', 100);
});
afterAll(() => shop.close());
afterEach(() => expect(shop.app.faults).toEqual([]));

/** Lets carts have been touched so long ago, and sweeps as of another day. */
async function sweepAfter(left: number): Promise<void> {
  const touched = new Date(Date.now() - left * day + 60_000);
  await shop.app.db.forSite(shop.siteId, (tx) =>
    tx.updateTable('cart').set({ updatedAt: touched }).where('status', 'in', ['open', 'locked']).execute(),
  );
  days += 1;
  const deps = { ...shop.app.deps, now: Date.now };
  await enqueueRecurringJobs({ ...deps, now: () => Date.now() + days * day });
  const job = cartJobs(deps)['expire-carts'];
  if (!job) throw new Error('no job');
  expect(await drainOutbox(deps, 'expire-carts', job)).toBe(1);
}

async function withMug(session: Session): Promise<Session> {
  await shop.add(session, 'MUG');
  await session.send('PUT', '/api/commerce/checkout', details);
  return session;
}
const units = async (session: Session) => (await session.send('GET', cartPath)).json.totalQuantity;

/** Changes open carts, lets them expire and @returns them with their entries as they are kept then. */
async function keptOf(change: (tx: SiteTransaction) => Promise<string[]>) {
  const ids = await shop.app.db.forSite(shop.siteId, change);
  await sweepAfter(31);
  return shop.app.db.forSite(shop.siteId, async (tx) => ({
    carts: await tx.selectFrom('cart').selectAll().where('id', 'in', ids).execute(),
    entries: await tx.selectFrom('cart_entry').selectAll().where('cartId', 'in', ids).execute(),
  }));
}

describe('carts that were left', () => {
  it('decisions §numbers cart: a guest’s lives 30 days, and their visitor gets a fresh one', async () => {
    const session = await withMug(await shop.shopper());
    await sweepAfter(30);
    expect(await units(session)).toBe(1);
    await sweepAfter(31);
    expect(await units(session)).toBe(0);
    await shop.add(session, 'MUG');
    expect(await units(session)).toBe(1);
    const { cart } = (await session.send('PUT', '/api/commerce/checkout', {})).json;
    expect(JSON.stringify(cart)).not.toContain('Mill Lane');
  });

  it('forget what was typed: what a gift says and whom it is for, and what was filled in for a line', async () => {
    const session = await withMug(await shop.shopper());
    const { carts, entries } = await keptOf(async (tx) => {
      const gift = { recipientName: 'Bea Left', recipientEmail: 'bea@left.example', message: 'From Cy Left' };
      const fields = { formId: 'f', answers: { engraving: 'Dee Left' }, lines: [] };
      const open = await tx
        .updateTable('cart')
        .set({ purpose: 'gift-card', purchase: JSON.stringify(gift), note: 'For Bea Left' })
        .where('status', '=', 'open')
        .returning('id')
        .execute();
      const ids = open.map((one) => one.id);
      await tx
        .updateTable('cart_entry')
        .set({ additionalFields: JSON.stringify(fields), fieldsHash: 'digest of Dee Left' })
        .where('cartId', 'in', ids)
        .execute();
      return ids;
    });
    expect(await units(session)).toBe(0);
    expect(carts.map((one) => one.status)).toEqual(carts.map(() => 'expired'));
    expect(entries.length).toBeGreaterThan(0);
    expect(inspect({ carts, entries }, { depth: null })).not.toContain('Left');
  });

  it('decisions §numbers cart: a member’s lives 90 days', async () => {
    const session = await shop.shopper();
    const user = { email: 'ida@expiry.example', password: 'a long enough pass phrase' };
    await session.send('POST', '/api/site-users/account', user);
    await withMug(session);
    await sweepAfter(90);
    expect(await units(session)).toBe(1);
    await sweepAfter(91);
    expect(await units(session)).toBe(0);
  });

  it('never expire with money attached', async () => {
    const session = await withMug(await shop.shopper());
    const done = await shop.complete(session, 1750, { payment: asksBank });
    expect(done.json.status).toBe('requires-action');
    await sweepAfter(200);
    const carts = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('cart').select('status').where('orderId', 'is not', null).execute(),
    );
    expect(carts.map((one) => one.status)).not.toContain('expired');
  });
});
