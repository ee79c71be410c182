import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { details, good, createShop, type Shop } from '../checkout/shop.ts';
import { accountPath, logIn, password, signedUp } from './site-user.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await createShop('bakery', { worker: true });
  await shop.setStock('MUG', 500);
});
afterAll(() => shop.close());
// Every test comes from one address: its limits start again.
beforeEach(() => shop.app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));
afterEach(() => {
  expect(shop.app.faults).toEqual([]);
});

describe('a site user', () => {
  it('administration §3 session: the answer carries xsrfToken; administration §7 session: xsrfToken goes with later calls', async () => {
    const session = await shop.shopper();
    const before = session.cookies.get('crumb');
    const made = await session.send('POST', accountPath, { email: 'new@shop.example', password });
    expect(made.json).toMatchObject({ siteUser: { email: 'new@shop.example' } });
    expect(made.json.xsrfToken).toBe(session.cookies.get('crumb'));
    expect(made.json.xsrfToken).not.toBe(before);
  });

  it('storefront §6 site user: the cookie carries authenticated and siteUserId; administration §3 session: the cookie has authenticated and siteUserId, which is a hint and opens nothing', async () => {
    const { session, id } = await signedUp(shop);
    expect(JSON.parse(session.cookies.get('siteUserInfo') ?? '')).toEqual({
      authenticated: true,
      siteUserId: id,
    });
    const stranger = await shop.shopper();
    stranger.cookies.set('siteUserInfo', session.cookies.get('siteUserInfo') ?? '');
    expect((await stranger.send('GET', `${accountPath}/export`)).status).toBe(401);
  });

  it('storefront §1 visitor: logs in as a site user; administration §1 visitor: logs in as a site user; administration §6 site user: logs in; administration §7 session: POST /api/site-users/account/session; administration §3 session: login takes email, password and rememberMe', async () => {
    const { email } = await signedUp(shop);
    const session = await shop.shopper();
    expect((await logIn(session, email)).json).toMatchObject({ siteUser: { email, firstName: 'Ada' } });
    expect((await session.send('GET', '/account')).status).toBe(200);
  });

  it.each([
    ['an unknown address', 'nobody@shop.example', password],
    ['a wrong password', 'known@shop.example', 'something else entirely'],
  ])('is told the same for %s', async (_what, email, given) => {
    const session = await shop.shopper();
    await session.send('POST', accountPath, { email: 'known@shop.example', password });
    const answer = await logIn(await shop.shopper(), email, given);
    expect([answer.status, answer.json]).toEqual([
      401,
      { error: 'Incorrect email address or password.', code: 'site-user-unknown', field: 'password' },
    ]);
  });

  it.each([
    [{ email: 'no-address', password }, 400, 'email-invalid', 'email'],
    [{ email: 'short@shop.example', password: 'brief' }, 400, 'password-short', 'password'],
    [{ email: 'weak@shop.example', password: 'password123' }, 400, 'password-weak', 'password'],
  ])('is refused with %o', async (body, status, code, field) => {
    const answer = await (await shop.shopper()).send('POST', accountPath, body);
    expect([answer.status, answer.json.code, answer.json.field]).toEqual([status, code, field]);
  });

  it('cannot take an address that somebody has already', async () => {
    const { email } = await signedUp(shop);
    const again = await (await shop.shopper()).send('POST', accountPath, {
      email: email.toUpperCase(),
      password,
    });
    expect([again.status, again.json.code]).toEqual([409, 'site-user-email-taken']);
  });

  it('administration §7 locale: POST /api/site-users/account/locale; has the crumb checked: a crumb from before the login is refused, and the fresh one passes', async () => {
    const { session } = await signedUp(shop);
    const old = (await shop.shopper()).cookies.get('crumb') ?? '';
    const refused = await session.send(
      'POST',
      `${accountPath}/locale`,
      { language: 'de' },
      { 'x-csrf-token': old },
    );
    expect([refused.status, refused.json.crumbFail]).toEqual([403, true]);
    expect((await session.send('POST', `${accountPath}/locale`, { language: 'de' })).json).toEqual({
      language: 'de',
    });
  });

  it('reads their mails in the language that they chose, on a site in another', async () => {
    const { session, email } = await signedUp(shop);
    const mailTo = async (words: string) => {
      const found = async () =>
        ((await shop.app.deps.mail.inbox?.list()) ?? []).find(
          (one) => one.to === email && one.subject.includes(words),
        );
      await expect.poll(found, { timeout: 20_000 }).toBeDefined();
      return found();
    };
    await shop.add(session, 'MUG', 1);
    expect((await shop.complete(session, 1750, { details: { ...details, email } })).status).toBe(200);
    expect((await mailTo('Your order'))?.text).toContain('$12.00');
    expect((await session.send('POST', `${accountPath}/locale`, { language: 'de_DE' })).status).toBe(200);
    await shop.add(session, 'MUG', 1);
    expect((await shop.complete(session, 1750, { details: { ...details, email } })).status).toBe(200);
    const confirmed = await mailTo('Ihre Bestellung');
    expect(confirmed?.text).toMatch(/12,00\s\$/);
    await (await shop.shopper()).send('POST', `${accountPath}/password-reset`, { email });
    expect((await mailTo('Passwort'))?.text).toContain('/account/reset?token=');
  });

  it('belongs to one site only', async () => {
    const { email } = await signedUp(shop);
    await shop.app.ownerWithSite('elsewhere');
    const abroad = shop.app.site('elsewhere');
    await abroad.send('GET', '/');
    expect((await logIn(abroad, email)).status).toBe(401);
  });
});

describe('the pages of an account', () => {
  it('lead a visitor to the login, and back to where they wanted to go', async () => {
    const { email } = await signedUp(shop);
    const session = await shop.shopper();
    const led = await session.send('GET', '/account/orders');
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      '/account/login?returnTo=/account/orders',
    ]);
    const page = await session.send('GET', '/account/login?returnTo=/account/details');
    expect(page.text).toContain('name="returnTo" value="/account/details"');
    const form = new URLSearchParams({ email, password, returnTo: '/account/details' });
    const done = await session.send('POST', `${accountPath}/session`, form.toString(), {
      accept: 'text/html',
    });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/account/details']);
  });

  it('show what was refused at its field, with what was typed and without the password', async () => {
    const session = await shop.shopper();
    const form = new URLSearchParams({ email: 'ada@shop.example', password: 'wrong "password"' });
    const page = await session.send('POST', `${accountPath}/session`, form.toString(), {
      accept: 'text/html',
    });
    expect(page.status).toBe(401);
    expect(page.text).toContain('value="ada@shop.example"');
    expect(page.text).toContain('Incorrect email address or password.');
    expect(page.text).toContain('aria-invalid="true"');
    expect(page.text).not.toContain('wrong &quot;password&quot;');
  });

  it('never lead to another origin', async () => {
    const { email } = await signedUp(shop);
    const session = await shop.shopper();
    const form = new URLSearchParams({ email, password, returnTo: '//evil.example' });
    const done = await session.send('POST', `${accountPath}/session`, form.toString(), {
      accept: 'text/html',
    });
    expect(done.headers.get('location')).toBe('/account');
  });

  it('list the orders of their user, with a link to each', async () => {
    const { session } = await signedUp(shop);
    await shop.add(session, 'MUG', 1);
    await shop.complete(session, 1750, { payment: good, details });
    const page = await session.send('GET', '/account/orders');
    const link = /href="(\/order-status[^"]+)"/.exec(page.text)?.[1] ?? '';
    expect((await session.send('GET', link.replaceAll('&amp;', '&'))).status).toBe(200);
    const file = await session.send('GET', `${accountPath}/export`);
    expect(file.json.orders).toHaveLength(1);
  });

  it('are not kept by any cache', async () => {
    const { session } = await signedUp(shop);
    expect((await session.send('GET', '/account')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('a password that is changed', () => {
  it('ends every other session of its user, and not the one it is changed in', async () => {
    const { session, email } = await signedUp(shop);
    const thief = await shop.shopper();
    expect((await logIn(thief, email)).status).toBe(200);
    const isIn = async (one: Session) => (await one.send('GET', '/account/details')).status === 200;
    expect([await isIn(session), await isIn(thief)]).toEqual([true, true]);
    await session.send('POST', `${accountPath}/details`, { firstName: 'Ada' });
    expect(await isIn(thief)).toBe(true);
    const changed = await session.send('POST', `${accountPath}/details`, {
      password,
      newPassword: 'another quiet loaf',
    });
    expect(changed.status).toBe(200);
    expect([await isIn(session), await isIn(thief)]).toEqual([true, false]);
  });
});

describe('a password that was forgotten', () => {
  async function askedFor(email: string): Promise<string> {
    await (await shop.shopper()).send('POST', `${accountPath}/password-reset`, { email });
    for (let tries = 0; tries < 100; tries += 1) {
      const mails = (await shop.app.deps.mail.inbox?.list()) ?? [];
      const mail = mails.find((one) => one.to === email && one.subject.includes('new password'));
      if (mail) return /reset\?token=(\S+)/.exec(mail.text)?.[1] ?? '';
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('no mail came');
  }

  it('is replaced by a link that works once and ends every other session', async () => {
    const { session, email } = await signedUp(shop);
    const token = decodeURIComponent(await askedFor(email));
    const body = { token, password: 'another quiet loaf' };
    const visitor = await shop.shopper();
    expect((await visitor.send('POST', `${accountPath}/password`, body)).json.siteUser.email).toBe(email);
    expect((await session.send('GET', `${accountPath}/export`)).status).toBe(401);
    const again = await (await shop.shopper()).send('POST', `${accountPath}/password`, body);
    expect([again.status, again.json.code]).toEqual([410, 'reset-over']);
    expect((await logIn(await shop.shopper(), email)).status).toBe(401);
  });

  it('tells nobody whether an address is known', async () => {
    const answer = await (await shop.shopper()).send('POST', `${accountPath}/password-reset`, {
      email: 'x@y.example',
    });
    expect([answer.status, answer.json]).toEqual([200, { sent: true }]);
  });

  it.each(['', 'x', '01a1fc6e-b71e-7903-b591-e6675bceb2c9.forged'])(
    'is not replaced by %o',
    async (token) => {
      const body = { token: token || ' ', password };
      expect((await (await shop.shopper()).send('POST', `${accountPath}/password`, body)).status).toBe(410);
    },
  );
});
