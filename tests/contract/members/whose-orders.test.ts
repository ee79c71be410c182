import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { details, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
const base = '/api/site-users/account';
const password = 'a long enough pass phrase';

beforeAll(async () => {
  shop = await createShop('whose');
  await shop.setStock('MUG', 50);
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

async function member(email: string, isConfirmed = true): Promise<Session> {
  const session = await shop.shopper();
  const made = await session.send('POST', base, { email, password, firstName: 'Ida' });
  expect(made.status).toBe(200);
  const emailVerifiedAt = isConfirmed ? new Date() : null;
  await shop.app.db.forSite(shop.siteId, (tx) =>
    tx.updateTable('site_user').set({ emailVerifiedAt }).where('email', '=', email).execute(),
  );
  return session;
}
async function order(session: Session, email: string, isDone = true): Promise<string> {
  await shop.add(session, 'MUG');
  const done = await shop.complete(session, 1750, { details: { ...details, email } });
  expect(done.json.status).toBe('placed');
  if (isDone) await fulfil(done.json.orderId);
  return done.json.orderId;
}
const orderPath = (id: string) => `/api/studio/sites/${shop.siteId}/orders/${id}`;
const fulfil = (id: string) => shop.owner.send('PUT', `${orderPath(id)}/status`, { status: 'fulfilled' });
const kept = async (id: string) => (await shop.owner.send('GET', orderPath(id))).json.order;
const exported = async (session: Session): Promise<string[]> =>
  (await session.send('GET', `${base}/export`)).json.orders.map((one: { email: string }) => one.email);
const erase = (session: Session) => session.send('POST', `${base}/erase`, { password });
const customerPath = (id = '') => `/api/studio/sites/${shop.siteId}/customers${id}`;

describe('decision 0065: an order that was made in an account with the address of somebody else', () => {
  it('is neither shown to them nor erased with them, and keeps nothing of theirs from being erased', async () => {
    const made = await member('anna@whose.example');
    const id = await order(made, 'bert@whose.example', false);
    const other = await member('bert@whose.example');
    expect(await exported(other)).toEqual([]);
    const gone = await erase(other);
    expect([gone.status, gone.json.erased]).toEqual([200, true]);
    expect(await kept(id)).toMatchObject({
      email: 'bert@whose.example',
      shippingAddress: { lastName: 'Stone' },
    });
    expect(await exported(made)).toEqual(['bert@whose.example']);
  });

  it('is of the customer whose account it is, for the shop too', async () => {
    const made = await member('carl@whose.example');
    const id = await order(made, 'dora@whose.example');
    const guest = await order(await shop.shopper(), 'dora@whose.example');
    const found = (await shop.owner.send('GET', customerPath(`/${id}`))).json.customer;
    expect(found).toMatchObject({ email: 'carl@whose.example', orders: [{ id }] });
    const dora = (await shop.owner.send('GET', customerPath('?search=dora'))).json.customers;
    expect(dora).toMatchObject([{ id: guest, orderCount: 1, spent: { value: '17.50' } }]);
    expect((await shop.owner.send('DELETE', customerPath(`/${guest}`))).status).toBe(200);
    expect([(await kept(guest)).email, (await kept(id)).email]).toEqual(['', 'dora@whose.example']);
    expect((await shop.owner.send('DELETE', customerPath(`/${id}`))).status).toBe(200);
    expect(await kept(id)).toMatchObject({ email: '', shippingAddress: null });
  });
});

describe('orders placed in an account under another address', () => {
  it.each([true, false])('is exported and erased with it (address confirmed: %s)', async (isConfirmed) => {
    const email = `eve-${isConfirmed}@whose.example`;
    const typed = `typed-${isConfirmed}@whose.example`;
    const session = await member(email, isConfirmed);
    const id = await order(session, typed, false);
    expect(await exported(session)).toEqual([typed]);
    expect((await erase(session)).json.code).toBe('account-order-open');
    await fulfil(id);
    expect((await erase(session)).json).toMatchObject({ erased: true });
    expect(await kept(id)).toMatchObject({ email: '', shippingAddress: null, total: { value: '17.50' } });
    expect(await exported(await member(typed))).toEqual([]);
  });
});

describe('copies of messages and answers when an account is deleted', () => {
  it('deletes those that name the whole address or an order of theirs, and none that is still to be delivered', async () => {
    const session = await member('son@whose.example');
    const id = await order(session, 'typed@whose.example');
    const said = {
      son: '{"email":"Son@whose.example"}',
      line: '{"note":"to\\nson@whose.example."}',
      order: `{"orderId":"${id}"}`,
      jackson: '{"email":"jackson@whose.example"}',
      dotted: '{"email":"jack.son@whose.example"}',
      longer: '{"email":"son@whose.example.org"}',
    };
    await keep(said, 'sent');
    await keep({ waiting: said.son }, 'pending');
    expect((await erase(session)).status).toBe(200);
    const left = await shop.app.db.forSite(shop.siteId, async (tx) => ({
      messages: await tx.selectFrom('webhook_delivery').select('topic').orderBy('topic').execute(),
      answers: await tx
        .selectFrom('idempotency')
        .select('key')
        .where('scope', '=', 'api:x')
        .orderBy('key')
        .execute(),
    }));
    expect(left.messages.map((message) => message.topic)).toEqual(['dotted', 'jackson', 'longer', 'waiting']);
    expect(left.answers.map((answer) => answer.key)).toEqual(['dotted', 'jackson', 'longer']);
  });
});

async function keep(said: Record<string, string>, state: string): Promise<void> {
  const { siteId } = shop;
  const { newId } = shop.app.deps;
  await shop.app.db.forSite(siteId, async (tx) => {
    const endpointId = newId();
    await tx.insertInto('webhook_endpoint').values(endpointOf(endpointId)).execute();
    for (const [topic, payload] of Object.entries(said)) {
      const sent = { siteId, id: newId(), endpointId, eventId: newId(), topic, payload, state };
      await tx
        .insertInto('webhook_delivery')
        .values({ ...sent, responseCode: null, nextTryAt: null, sentAt: null })
        .execute();
      if (state === 'sent')
        await sql`insert into idempotency (site_id, scope, key, request_hash, status, response, expires_at)
          values (${siteId}, 'api:x', ${topic}, '', 200, ${payload}::jsonb, now() + interval '1 day')`.execute(
          tx,
        );
    }
  });
}

function endpointOf(id: string) {
  return {
    siteId: shop.siteId,
    id,
    url: 'https://example.test/',
    topics: [],
    secret: Buffer.alloc(32),
    previousSecret: null,
    previousUntil: null,
    createdBy: 'x',
  };
}

describe('the deletion of an account while one of its orders is about to be paid', () => {
  it('waits for the completion that holds the cart, and finds its order open', async () => {
    const session = await member('fred@whose.example');
    const before = await order(session, 'fred@whose.example');
    await shop.add(session, 'MUG');
    const draft = shop.app.deps.newId();
    const erased = await shop.app.db.forSite(shop.siteId, async (tx) => {
      await sql`select from cart c where c.status = 'open' and c.site_user_id is not null for update`.execute(
        tx,
      );
      await sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', ${draft}::text,
          'status', 'draft', 'number', null, 'placed_at', null, 'cart_id', c.id))).*
        from orders o join cart c on c.site_user_id = o.site_user_id and c.status = 'open'
        where o.id = ${before}`.execute(tx);
      await sql`update cart set status = 'locked', order_id = ${draft}
        where id = (select cart_id from orders where id = ${draft})`.execute(tx);
      const asked = erase(session);
      await expect.poll(() => waiting(), { timeout: 20_000 }).toBeGreaterThan(0);
      return { asked };
    });
    expect((await erased.asked).json.code).toBe('account-order-open');
    const [left] = await shop.app.db.forSite(shop.siteId, (tx) =>
      tx.selectFrom('orders').select(['email', 'shippingAddress']).where('id', '=', draft).execute(),
    );
    expect(left).toMatchObject({ email: 'fred@whose.example', shippingAddress: { lastName: 'Stone' } });
  });
});

/** Transactions of the database that wait for another one. */
async function waiting(): Promise<number> {
  const { rows } = await shop.app.db.global((tx) =>
    sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}
