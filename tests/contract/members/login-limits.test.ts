import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
const base = '/api/site-users/account';
const password = 'a quiet rye loaf';
const email = 'reader@shop.example';

beforeAll(async () => {
  shop = await createShop('returners');
  const session = await shop.shopper();
  expect((await session.send('POST', base, { email, password, firstName: 'Ada' })).status).toBe(200);
  const owner = shop.app.studio();
  await owner.send('GET', '/api/studio/session');
  const made = await owner.send('POST', '/api/studio/accounts', { email, password });
  expect(made.status).toBe(200);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

async function onSite() {
  const session = await shop.shopper();
  return enter(session, `${base}/session`);
}

async function inStudio() {
  const session = shop.app.studio();
  await session.send('GET', '/api/studio/session');
  return enter(session, '/api/studio/session');
}

function enter(session: Session, path: string) {
  return (given: string, of = email) => session.send('POST', path, { email: of, password: given });
}

describe.each([
  ['on a site', onSite],
  ['in the studio', inStudio],
])('logins from one address, %s', (_place, open) => {
  it('are counted when they fail: the 21st that is right is let in', async () => {
    const logIn = await open();
    for (let n = 0; n < 21; n += 1) expect((await logIn(password)).status).toBe(200);
  });

  it('are refused after 20 failures in 15 minutes, of whatever accounts, with the time that is left', async () => {
    const logIn = await open();
    for (let n = 0; n < 20; n += 1)
      expect((await logIn('a wrong guess', `n${n}@else.example`)).status).toBe(401);
    const refused = await logIn(password);
    expect(refused).toMatchObject({
      status: 429,
      json: { code: 'too-many-tries', error: 'Please try again in 15 minutes.' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  it('decisions §numbers rate limit: login 5 failures in 15 minutes, then when to come again', async () => {
    const logIn = await open();
    for (let n = 0; n < 5; n += 1) expect((await logIn('a wrong guess')).status).toBe(401);
    const refused = await logIn(password);
    expect([refused.status, refused.json.error]).toEqual([429, 'Please try again in 15 minutes.']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  });
});

describe('the page of a login that is refused', () => {
  it('says when to come again', async () => {
    const session = await shop.shopper();
    const crumb = session.cookies.get('crumb') ?? '';
    const form = new URLSearchParams({ crumb, email, password: 'a wrong guess' }).toString();
    const send = () => session.send('POST', `${base}/session`, form, { accept: 'text/html' });
    for (let n = 0; n < 5; n += 1) expect((await send()).status).toBe(401);
    const refused = await send();
    expect([refused.status, refused.text.includes('Please try again in 15 minutes.')]).toEqual([429, true]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
  });
});

describe('sign-ups', () => {
  it('of a class behind one address are let in', async () => {
    for (let n = 0; n < 21; n += 1) {
      const session = await shop.shopper();
      const person = { email: `pupil${n}@shop.example`, password, firstName: 'Ada' };
      expect((await session.send('POST', base, person)).status).toBe(200);
    }
  });
});
