import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { details, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
const base = '/api/site-users/account';
const password = 'a long enough pass phrase';

beforeAll(async () => {
  shop = await createShop('gone');
  await shop.setStock('MUG', 50);
});
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));
afterAll(() => shop.close());

async function member(email: string): Promise<Session> {
  const session = await shop.shopper();
  const made = await session.send('POST', base, { email, password, firstName: 'Ida' });
  expect(made.status).toBe(200);
  return session;
}
const confirm = (email: string) =>
  shop.app.db.forSite(shop.siteId, (tx) =>
    tx.updateTable('site_user').set({ emailVerifiedAt: new Date() }).where('email', '=', email).execute(),
  );
async function order(session: Session, email: string): Promise<string> {
  await shop.add(session, 'MUG');
  const done = await shop.complete(session, 1750, { details: { ...details, email } });
  expect(done.json.status).toBe('placed');
  return done.json.orderId;
}
const orderPath = (id: string) => `/api/studio/sites/${shop.siteId}/orders/${id}`;
const fulfil = (id: string) => shop.owner.send('PUT', `${orderPath(id)}/status`, { status: 'fulfilled' });

describe('the deletion of an account', () => {
  it('asks for the password, and counts guesses at it', async () => {
    const session = await member('guess@gone.example');
    const wrong = await session.send('POST', `${base}/erase`, { password: 'nothing like it' });
    expect([wrong.status, wrong.json.code]).toEqual([401, 'site-user-unknown']);
    expect((await session.send('GET', '/account/details')).status).toBe(200);
  });

  it('deletes the account and what is kept of a confirmed address, once nothing of theirs is open', async () => {
    const session = await member('ida@gone.example');
    await confirm('ida@gone.example');
    const id = await order(session, 'ida@gone.example');
    const early = await session.send('POST', `${base}/erase`, { password });
    expect([early.status, early.json.code]).toEqual([409, 'account-order-open']);
    await fulfil(id);
    const done = await session.send('POST', `${base}/erase`, { password });
    expect(done.json).toMatchObject({ erased: true });
    expect((await session.send('GET', '/account/details')).status).toBe(303);
    const kept = (await shop.owner.send('GET', orderPath(id))).json.order;
    expect(kept).toMatchObject({ email: '', shippingAddress: null, total: { value: '17.50' } });
    const again = { email: 'ida@gone.example', password, rememberMe: false };
    expect((await session.send('POST', `${base}/session`, again)).status).toBe(401);
  });

  it('leaves alone what others have of an address that was never confirmed', async () => {
    const guest = await shop.shopper();
    const id = await order(guest, 'shared@gone.example');
    await fulfil(id);
    const session = await member('shared@gone.example');
    expect((await session.send('GET', `${base}/export`)).json.orders).toEqual([]);
    expect((await session.send('POST', `${base}/erase`, { password })).status).toBe(200);
    const kept = (await shop.owner.send('GET', orderPath(id))).json.order;
    expect(kept.email).toBe('shared@gone.example');
  });

  it('works by the form without JavaScript, and says what is wrong beside it', async () => {
    const session = await member('form@gone.example');
    const html = { accept: 'text/html' };
    const send = (given: string) =>
      session.send('POST', `${base}/erase`, new URLSearchParams({ password: given }).toString(), html);
    const wrong = await send('nothing like it');
    expect([wrong.status, wrong.text.includes('id="account-erasePassword-error"')]).toEqual([401, true]);
    const gone = await send(password);
    expect([gone.status, gone.headers.get('location')]).toEqual([303, '/account/login?done=1']);
    expect((await session.send('GET', '/account/login?done=1')).text).toContain(
      'Your account has been deleted.',
    );
  });
});

describe('the export of an account', () => {
  it('holds everything of a confirmed address', async () => {
    const guest = await shop.shopper();
    await order(guest, 'whole@gone.example');
    const session = await member('whole@gone.example');
    await confirm('whole@gone.example');
    const { json } = await session.send('GET', `${base}/export`);
    expect(json).toMatchObject({
      account: { email: 'whole@gone.example', firstName: 'Ida' },
      orders: [{ items: [{ sku: 'MUG', quantity: 1 }] }],
      giftCards: [],
      subscriptions: [],
      memberships: [],
      waitsFor: [],
      lists: [],
      reviews: [],
      comments: [],
    });
  });
});
