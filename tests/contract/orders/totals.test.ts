import { insertAccount } from '@veranda/db/accounts/writer';
import { insertMembership } from '@veranda/db/sites/writer';
import { createSession } from '@veranda/server/platform/sessions/account-session';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply, Session } from '../../support/browser-session.ts';
import { details, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let base: string;

beforeAll(async () => {
  shop = await createShop('totals');
  base = `/api/studio/sites/${shop.siteId}`;
});
afterAll(() => shop.close());
afterEach(() => {
  expect(shop.app.faults).toEqual([]);
});

async function memberOf(role: number): Promise<Session> {
  const id = shop.app.deps.newId();
  const account = { id, email: `role${role}@totals.example`, name: '', passwordHash: 'x' };
  await shop.app.db.global((tx) => insertAccount(tx, account));
  await shop.app.db.forSite(shop.siteId, (tx) =>
    insertMembership(tx, { accountId: id, roles: [role], isOwner: false }),
  );
  const session = shop.app.studio();
  const { token } = await createSession(shop.app.deps, { accountId: id, remember: false, replaces: '' });
  session.cookies.set('adm', token);
  await session.send('GET', '/api/studio/session');
  return session;
}

async function buy(): Promise<string> {
  await shop.setStock('MUG', 9);
  const session = await shop.shopper();
  await shop.add(session, 'MUG');
  const done = await shop.complete(session, 1750, { details });
  expect(done.status).toBe(200);
  return done.json.orderId;
}

const totals = async (session: Session, period = 'month'): Promise<Reply> =>
  (await session.send('GET', `${base}/order-totals?period=${period}`)).json;

describe('a role that sees totals only', () => {
  it('reporting reads the sums of orders, and none of them', async () => {
    const reporting = await memberOf(3);
    expect(await totals(reporting)).toMatchObject({
      orders: 0,
      total: { value: '0.00' },
      net: { value: '0.00' },
      testMode: true,
    });
    await buy();
    const canceled = await buy();
    const cancel = { key: shop.app.deps.newId(), restock: true, notify: false, reason: '' };
    const gone = await shop.owner.send('POST', `${base}/orders/${canceled}/cancel`, cancel);
    expect([gone.status, gone.status === 200 ? '' : gone.text]).toEqual([200, '']);
    const seen = await totals(reporting);
    expect(seen).toMatchObject({ orders: 1, total: { value: '17.50', currency: 'USD' } });
    expect(JSON.stringify(seen)).not.toContain('@');
    for (const path of ['orders', 'orders.csv', 'unread-orders', 'customers', `orders/${canceled}`])
      expect([path, (await reporting.send('GET', `${base}/${path}`)).status]).toEqual([path, 403]);
    expect((await reporting.send('GET', base)).json.site.rights).toMatchObject({
      orders: 'none',
      'order-totals': 'read',
    });
  });

  it('counts back from now', async () => {
    const day = 24 * 60 * 60 * 1000;
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx
        .updateTable('orders')
        .set({ placedAt: new Date(Date.now() - 8 * day) })
        .where('siteId', '=', shop.siteId)
        .execute(),
    );
    expect([(await totals(shop.owner, 'week')).orders, (await totals(shop.owner, 'month')).orders]).toEqual([
      0, 1,
    ]);
  });

  it('nobody else reads them: an editor does not', async () => {
    const editor = await memberOf(4);
    expect((await editor.send('GET', `${base}/order-totals`)).status).toBe(403);
  });
});
