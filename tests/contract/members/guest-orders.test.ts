import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { details, createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let count = 0;
const base = '/api/site-users/account';
const password = 'a quiet rye loaf';
const html = { accept: 'text/html' };

beforeAll(async () => {
  shop = await createShop('guests', { worker: true });
  await shop.setStock('MUG', 500);
});
afterAll(() => shop.close());
// Every test comes from one address: its limits start again.
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => {
  shop.setClock(Date.now);
  expect(shop.app.faults).toEqual([]);
});

function freshEmail(): string {
  count += 1;
  return `guest${count}@shop.example`;
}

async function orderAsGuest(email: string): Promise<void> {
  const session = await shop.shopper();
  await shop.add(session, 'MUG', 1);
  const placed = await shop.complete(session, 1750, { details: { ...details, email } });
  expect(placed.status, placed.text).toBe(200);
}

async function signUp(email: string): Promise<Session> {
  const session = await shop.shopper();
  expect((await session.send('POST', base, { email, password })).status).toBe(200);
  return session;
}

const orders = async (session: Session): Promise<number> =>
  (await session.send('GET', `${base}/export`)).json.orders.length;

/** The path and the token of the newest link that was sent to an address. */
async function linkTo(email: string, path: string): Promise<{ path: string; token: string }> {
  const found = async (): Promise<string> => {
    const mails = (await shop.app.deps.mail.inbox?.list()) ?? [];
    const links = mails
      .filter((mail) => mail.to.toLowerCase() === email.toLowerCase())
      .flatMap((mail) => mail.text.match(new RegExp(`/account/${path}\\?token=\\S+`)) ?? []);
    return links[0] ?? '';
  };
  await expect.poll(found, { timeout: 20_000 }).not.toBe('');
  const link = await found();
  return { path: link, token: decodeURIComponent(link.split('token=')[1] ?? '') };
}

async function asked(session: Session, email: string) {
  expect((await session.send('POST', `${base}/confirmation`, {})).json).toEqual({ sent: true });
  return linkTo(email, 'confirm');
}

describe('decision 0065: orders that a guest has made with the address of an account', () => {
  it('are not shown before the address is confirmed: anybody may sign up with it', async () => {
    const email = freshEmail();
    await orderAsGuest(email);
    const session = await signUp(email);
    expect(await orders(session)).toBe(0);
    expect((await session.send('GET', '/account/orders')).text).toContain('No orders yet.');
    const again = await shop.shopper();
    await again.send('POST', `${base}/session`, { email, password });
    expect(await orders(again)).toBe(0);
  });

  it('are in the account once the link of the mail was followed, however the address is written', async () => {
    const email = freshEmail();
    await orderAsGuest(email.toUpperCase());
    await orderAsGuest(freshEmail());
    const session = await signUp(email);
    const page = await session.send('GET', '/account/orders');
    expect(page.text).toContain('action="/api/site-users/account/confirmation"');
    const sent = await session.send('POST', `${base}/confirmation`, '', html);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/account/orders?done=1']);
    const told = await session.send('GET', '/account/orders?done=1');
    expect(told.text).toContain(`A link is on its way to ${email}.`);
    const { path, token } = await linkTo(email, 'confirm');
    expect((await session.send('GET', path)).text).toContain(`name="token" value="${token}"`);
    expect(await orders(session)).toBe(0);
    const form = new URLSearchParams({ token }).toString();
    const done = await session.send('POST', `${base}/address`, form, html);
    expect([done.status, done.headers.get('location')]).toEqual([303, '/account/orders']);
    expect(await orders(session)).toBe(1);
    const after = await session.send('GET', '/account/orders');
    expect(after.text).toContain('Order #');
    expect(after.text).not.toContain('/account/confirmation');
  });

  it('of later are there from the next login on', async () => {
    const email = freshEmail();
    const session = await signUp(email);
    const { token } = await asked(session, email);
    expect((await session.send('POST', `${base}/address`, { token })).json).toEqual({ confirmed: true });
    await orderAsGuest(email);
    await session.send('POST', `${base}/session`, { email, password });
    expect(await orders(session)).toBe(1);
  });

  it('are shown to whoever has chosen a password by mail: that link came to the address too', async () => {
    const email = freshEmail();
    await orderAsGuest(email);
    const squatter = await signUp(email);
    const session = await shop.shopper();
    await session.send('POST', `${base}/password-reset`, { email });
    const { token } = await linkTo(email, 'reset');
    await session.send('POST', `${base}/password`, { token, password: 'another quiet loaf' });
    expect(await orders(session)).toBe(1);
    expect((await squatter.send('GET', `${base}/export`)).status).toBe(401);
  });
});

describe('decision 0065: the link that confirms an address', () => {
  it('leads whoever is not signed in to the login, and back to it', async () => {
    const email = freshEmail();
    const { path } = await asked(await signUp(email), email);
    const visitor = await shop.shopper();
    const led = await visitor.send('GET', path);
    const login = led.headers.get('location') ?? '';
    expect([led.status, login]).toEqual([303, `/account/login?returnTo=${encodeURIComponent(path)}`]);
    const returnTo = new URLSearchParams(login.split('?')[1]).get('returnTo') ?? '';
    const form = new URLSearchParams({ email, password, returnTo }).toString();
    const back = await visitor.send('POST', `${base}/session`, form, html);
    expect(back.headers.get('location')).toBe(path);
  });

  it('confirms nothing without the session of the account that has asked for it', async () => {
    const email = freshEmail();
    await orderAsGuest(email);
    const owner = await signUp(email);
    const { token } = await asked(owner, email);
    const other = await signUp(freshEmail());
    const stranger = await shop.shopper();
    const codes = [];
    for (const session of [stranger, other]) {
      const answer = await session.send('POST', `${base}/address`, { token });
      codes.push([answer.status, answer.json.code]);
    }
    expect(codes).toEqual([
      [401, 'site-user-away'],
      [410, 'address-link-over'],
    ]);
    expect([await orders(owner), await orders(other)]).toEqual([0, 0]);
  });

  it.each(['x', 'mfabc.forged', '.', 'NaN.x.y'])('is none as %o', async (token) => {
    const session = await signUp(freshEmail());
    expect(await session.send('POST', `${base}/address`, { token })).toMatchObject({
      status: 410,
      json: { code: 'address-link-over', field: 'token' },
    });
  });

  it('is over after an hour', async () => {
    const email = freshEmail();
    await orderAsGuest(email);
    const session = await signUp(email);
    const { token } = await asked(session, email);
    const later = Date.now() + 61 * 60_000;
    shop.setClock(() => later);
    const late = await session.send(
      'POST',
      `${base}/address`,
      new URLSearchParams({ token }).toString(),
      html,
    );
    expect(late.status).toBe(410);
    expect(late.text).toContain('This link has expired');
    expect(await orders(session)).toBe(0);
  });

  it('is asked for by nobody who is not signed in', async () => {
    const answer = await (await shop.shopper()).send('POST', `${base}/confirmation`, {});
    expect([answer.status, answer.json.code]).toEqual([401, 'site-user-away']);
  });
});
