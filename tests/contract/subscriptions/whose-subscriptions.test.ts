import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../support/browser-session.ts';
import { createSubscriptionShop, type SubscriptionShop } from './subscription-shop.ts';

let shop: SubscriptionShop;
let box = '';

/** A subscription, its owner's account and address. */
interface Owned {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
}

beforeAll(async () => {
  shop = await createSubscriptionShop('whose');
  box = await shop.planned('Veg box', { period: { value: 1, unit: 'MONTH' }, numCycles: 0 });
});
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

async function owned(): Promise<Owned> {
  await shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute());
  const { id } = await shop.subscribed(box, 'Veg box');
  const row = await rowOf(id);
  return { id, accountId: row.siteUserId, email: row.email };
}

const rowOf = (id: string) =>
  shop.app.db.forSite(shop.siteId, (tx) =>
    tx.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );

/** As an account was deleted when subscriptions stayed as they were. */
async function deleteAccount({ accountId }: Owned): Promise<void> {
  await shop.app.db.forSite(shop.siteId, async (tx) => {
    await tx.updateTable('orders').set({ siteUserId: null }).where('siteUserId', '=', accountId).execute();
    await tx.deleteFrom('site_user').where('id', '=', accountId).execute();
  });
}

async function customerOf(email: string): Promise<string> {
  const found = await shop.owner.send('GET', `${shop.base}/customers?search=${encodeURIComponent(email)}`);
  return `${shop.base}/customers/${found.json.customers[0].id}`;
}

async function exported(email: string): Promise<Reply[]> {
  return JSON.parse((await shop.owner.send('GET', `${await customerOf(email)}/data.json`)).text)
    .subscriptions;
}

const finish = (one: Owned) =>
  shop.app.db.forSite(shop.siteId, async (tx) => {
    await tx
      .updateTable('subscription')
      .set({ status: 'canceled', nextAt: null, endedAt: new Date() })
      .where('id', '=', one.id)
      .execute();
    await tx.updateTable('orders').set({ status: 'fulfilled' }).where('email', '=', one.email).execute();
  });

describe('decision 0065: a subscription whose account was deleted', () => {
  it('is exported and erased with its address, and holds the erasing while it runs', async () => {
    const [gone, other] = [await owned(), await owned()];
    await deleteAccount(gone);
    expect(await exported(gone.email)).toMatchObject([{ title: 'Veg box', status: 'active' }]);
    const path = await customerOf(gone.email);
    expect((await shop.owner.send('DELETE', path)).json.code).toMatch(/^customer-(?:subscribed|order-open)$/);
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('orders').set({ status: 'fulfilled' }).where('email', '=', gone.email).execute(),
    );
    expect((await shop.owner.send('DELETE', path)).json.code).toBe('customer-subscribed');
    await finish(gone);
    expect((await shop.owner.send('DELETE', path)).status).toBe(200);
    expect(await rowOf(gone.id)).toMatchObject({ email: '', shippingAddress: null, savedReference: '' });
    expect(await rowOf(other.id)).toMatchObject({ email: other.email, status: 'active' });
    expect(await exported(other.email)).toHaveLength(1);
  });

  it('one of an account that stands is nobody else’s, even under the same address', async () => {
    const [person, other] = [await owned(), await owned()];
    await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.updateTable('subscription').set({ email: person.email }).where('id', '=', other.id).execute(),
    );
    expect(await exported(person.email)).toHaveLength(1);
    await finish(person);
    expect((await shop.owner.send('DELETE', await customerOf(person.email))).status).toBe(200);
    expect(await rowOf(person.id)).toMatchObject({ email: '', savedReference: '' });
    const kept = await rowOf(other.id);
    expect(kept).toMatchObject({ email: person.email, status: 'active', siteUserId: other.accountId });
    expect(kept.savedReference).not.toBe('');
  });

  it('is not shown to whoever signs up with its address and has not confirmed it', async () => {
    const gone = await owned();
    await deleteAccount(gone);
    const stranger = await shop.shopper();
    const user = { email: gone.email, password: 'a long enough pass phrase' };
    expect((await stranger.send('POST', '/api/site-users/account', user)).status).toBe(200);
    const file = await stranger.send('GET', '/api/site-users/account/export');
    expect(file.json.subscriptions).toEqual([]);
  });
});
