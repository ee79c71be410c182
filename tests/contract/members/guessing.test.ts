import { workFor } from '@veranda/islands/captcha/work-for';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
let count = 0;
const base = '/api/site-users/account';
const password = 'a quiet rye loaf';

beforeAll(async () => void (shop = await createShop('guessers')));
afterAll(() => shop.close());
// Every test comes from one address: its limits start again.
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => expect(shop.app.faults).toEqual([]));

async function signedUp(): Promise<{ session: Session; email: string }> {
  const session = await shop.shopper();
  count += 1;
  const email = `reader${count}@shop.example`;
  const made = await session.send('POST', base, { email, password, firstName: 'Ada' });
  expect(made.status).toBe(200);
  return { session, email };
}

function logIn(session: Session, email: string, given = password) {
  return session.send('POST', `${base}/session`, { email, password: given, rememberMe: false });
}

describe('guessing', () => {
  it('is refused after five failures in fifteen minutes', async () => {
    const { email } = await signedUp();
    const session = await shop.shopper();
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await logIn(session, email, `wrong guess number ${tries}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is refused after five failures with the right password too, and successes are not counted', async () => {
    const { email } = await signedUp();
    const session = await shop.shopper();
    for (let n = 0; n < 6; n += 1) expect((await logIn(session, email)).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await logIn(session, email, 'a wrong guess')).status).toBe(401);
    expect(await logIn(session, email)).toMatchObject({ status: 429, json: { code: 'too-many-tries' } });
  });
});

describe('logins after 100 wrong passwords an hour', () => {
  const html = { accept: 'text/html' };
  async function guessed(email: string): Promise<void> {
    const key = `site-user-failed|${shop.siteId}|${email}|anywhere`;
    const until = new Date(Date.now() + 3_600_000);
    await shop.app.db.global((tx) =>
      tx.insertInto('rate_bucket').values({ key, hits: 100, windowEndsAt: until }).execute(),
    );
  }

  it('a login needs the proof of a person, worth one guess, and the right password alone does not do', async () => {
    const { email } = await signedUp();
    await guessed(email);
    const session = await shop.shopper();
    const prove = (captchaKey: string, given = password) =>
      session.send('POST', `${base}/session`, { email, password: given, captchaKey });
    const asked = { status: 429, json: { code: 'captcha-needed' } };
    for (let n = 0; n < 7; n += 1) expect(await logIn(session, email)).toMatchObject(asked);
    const proof = (await workFor(session.cookies.get('crumb') ?? '')) ?? '';
    const thief = await shop.shopper();
    const stolen = { email, password, captchaKey: proof };
    expect(await thief.send('POST', `${base}/session`, stolen)).toMatchObject(asked);
    expect((await prove(proof, 'a wrong guess')).status).toBe(401);
    expect(await prove(proof)).toMatchObject(asked);
    const fresh = await shop.shopper();
    const own = (await workFor(fresh.cookies.get('crumb') ?? '')) ?? '';
    expect((await fresh.send('POST', `${base}/session`, { email, password, captchaKey: own })).status).toBe(
      200,
    );
  });

  it('the page asks for it and says what to do without JavaScript; who is signed in is asked for none', async () => {
    const { email, session } = await signedUp();
    await guessed(email);
    const visitor = await shop.shopper();
    expect((await visitor.send('GET', '/account/login')).text).not.toContain('login-captcha');
    const form = new URLSearchParams({ email, password }).toString();
    const page = await visitor.send('POST', `${base}/session`, form, html);
    expect(page.status).toBe(429);
    expect(page.text).toContain('Please confirm that you are human.');
    expect(page.text).toContain('data-island="login-captcha"');
    expect(page.text).toMatch(/<noscript><p[^>]*>This needs JavaScript\. Without it, request a link/);
    const more = new URLSearchParams({ email, password, captchaKey: '7' }).toString();
    expect((await visitor.send('POST', `${base}/session`, more, html)).text).toContain('login-captcha');
    const change = { password, newPassword: 'another quiet loaf' };
    expect((await session.send('POST', `${base}/details`, change)).status).toBe(200);
  });
});

describe('guesses at the same instant', () => {
  it('are counted before the password is compared: of 20, 5 are', async () => {
    const { email } = await signedUp();
    const guessers = await Promise.all(Array.from({ length: 20 }, () => shop.shopper()));
    const answers = await Promise.all(
      guessers.map((guesser, n) => logIn(guesser, email, `wrong guess ${n}`)),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(401), count(429)]).toEqual([5, 15]);
  });

  it('at the password that is to be changed are counted with those at the login', async () => {
    const { session, email } = await signedUp();
    const change = (given: string) =>
      session.send('POST', `${base}/details`, { password: given, newPassword: 'another quiet loaf' });
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await change(`a wrong guess ${n}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn(await shop.shopper(), email)).status).toBe(429);
  });
});
