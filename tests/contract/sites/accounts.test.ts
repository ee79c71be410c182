import { findProof } from '@veranda/domain/forms/proof-of-work';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workFor } from '@veranda/islands/captcha/work-for';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());
// Every test comes from one address: its limits start again.
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

describe('accounts of the studio', () => {
  it('decisions §numbers crumb: a failure is 403 with crumbFail and a fresh crumb; refuse an unsafe call without a crumb with crumbFail and a fresh crumb', async () => {
    const stranger = app.studio();
    const refused = await stranger.send('POST', '/api/studio/session', { email: 'a@b.de', password: 'x' });
    expect(refused.status).toBe(403);
    expect(refused.json).toMatchObject({ crumbFail: true, code: 'crumb-failed' });
    expect(stranger.cookies.get('crumb')).toMatch(/^[0-9a-f]{32}\./);
  });

  it('signs up, stays signed in, signs out; the crumb changes with each step', async () => {
    const person = app.studio();
    await person.send('GET', '/api/studio/session');
    const before = person.cookies.get('crumb');
    const made = await person.send('POST', '/api/studio/accounts', {
      email: 'ana@bakery.example',
      password: 'sourdough at five',
    });
    expect(made.status).toBe(200);
    expect(person.cookies.get('crumb')).not.toBe(before);
    expect(made.json.xsrfToken).toBe(person.cookies.get('crumb'));
    const me = await person.send('GET', '/api/studio/session');
    expect(me.json.account.email).toBe('ana@bakery.example');
    expect((await person.send('DELETE', '/api/studio/session')).status).toBe(200);
    expect((await person.send('GET', '/api/studio/session')).json.account).toBeNull();
  });

  it('refuses a taken address, a weak password and a bad address by their fields', async () => {
    const person = app.studio();
    await person.send('GET', '/api/studio/session');
    const tries = [
      [{ email: 'ana@bakery.example', password: 'another pass phrase' }, 409, 'email'],
      [{ email: 'bo@bakery.example', password: 'password123' }, 400, 'password'],
      [{ email: 'bo@bakery', password: 'another pass phrase' }, 400, 'email'],
    ] as const;
    for (const [body, status, field] of tries) {
      const answer = await person.send('POST', '/api/studio/accounts', body);
      expect([answer.status, answer.json.field]).toEqual([status, field]);
    }
  });

  it('decisions §numbers rate limit: login 5 failures in 15 minutes: the sixth is told when to come again', async () => {
    const person = app.studio();
    await person.send('GET', '/api/studio/session');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const answer = await person.send('POST', '/api/studio/session', {
        email: 'ana@bakery.example',
        password: 'no',
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('rate limits: the right password is refused too after five wrong ones, and what is right is not counted', async () => {
    const person = app.studio();
    await person.send('GET', '/api/studio/session');
    const logIn = (password: string) =>
      person.send('POST', '/api/studio/session', { email: 'ana@bakery.example', password });
    for (let n = 0; n < 6; n += 1) expect((await logIn('sourdough at five')).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await logIn('not this one')).status).toBe(401);
    expect(await logIn('sourdough at five')).toMatchObject({
      status: 429,
      json: { code: 'too-many-tries', error: 'Please try again in 15 minutes.' },
    });
  });

  it('rate limits: guesses at the same instant are counted before they are looked at: of 20 there are 5 that are', async () => {
    const guessers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const guesser = app.studio();
        await guesser.send('GET', '/api/studio/session');
        return guesser;
      }),
    );
    const body = { email: 'ana@bakery.example', password: 'not this one' };
    const answers = await Promise.all(
      guessers.map((guesser) => guesser.send('POST', '/api/studio/session', body)),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(401), count(429)]).toEqual([5, 15]);
  });

  it('ask for the proof of a person after 100 wrong passwords an hour, and nobody is locked out', async () => {
    const body = { email: 'Ana@bakery.example', password: 'sourdough at five' };
    const key = 'log-in-failed|ana@bakery.example|anywhere';
    const guesser = app.studio();
    await guesser.send('GET', '/api/studio/session');
    const logIn = (more: object = {}) => guesser.send('POST', '/api/studio/session', { ...body, ...more });
    const hits = async () => {
      const row = await app.db.global((tx) =>
        tx.selectFrom('rate_bucket').select('hits').where('key', '=', key).executeTakeFirst(),
      );
      return row?.hits;
    };
    for (let n = 0; n < 3; n += 1) await logIn({ password: 'not this one' });
    expect((await logIn()).status).toBe(200);
    expect(await hits()).toBe(3);
    await app.db.global((tx) =>
      tx.updateTable('rate_bucket').set({ hits: 100 }).where('key', '=', key).execute(),
    );
    const asked = { status: 429, json: { code: 'captcha-needed' } };
    expect(await logIn()).toMatchObject(asked);
    expect(await logIn({ captchaKey: '1' })).toMatchObject(asked);
    const captchaKey = (await workFor(guesser.cookies.get('crumb') ?? '')) ?? '';
    const crumb = guesser.cookies.get('crumb') ?? '';
    expect((await logIn({ captchaKey, password: 'not this one' })).status).toBe(401);
    expect(await logIn({ captchaKey })).toMatchObject(asked);
    expect(guesser.cookies.get('crumb')).toBe(crumb);
    // Another proof over the same crumb is another piece of work.
    let more: string | null = null;
    for (let from = Number(captchaKey) + 1; more === null; from += 1000) more = findProof(crumb, from, 1000);
    expect((await logIn({ captchaKey: more })).status).toBe(200);
    expect((await app.studio().send('GET', '/api/studio/session')).json.account).toBeNull();
  });

  it('ask nobody else for a proof after one account’s wrong passwords, and none for a missing account', async () => {
    const until = new Date(Date.now() + 3_600_000);
    const full = (email: string) => ({
      key: `log-in-failed|${email}|anywhere`,
      hits: 100,
      windowEndsAt: until,
    });
    await app.db.global((tx) => tx.insertInto('rate_bucket').values(full('nobody@bakery.example')).execute());
    const person = app.studio();
    await person.send('GET', '/api/studio/session');
    const logIn = (email: string, password: string) =>
      person.send('POST', '/api/studio/session', { email, password });
    expect((await logIn('nobody@bakery.example', 'x')).json.code).toBe('captcha-needed');
    expect((await logIn('ana@bakery.example', 'sourdough at five')).status).toBe(200);
  });

  it('stay remembered as they were after confirming the password', async () => {
    const person = app.studio();
    await person.send('GET', '/api/studio/session');
    const body = { email: 'ana@bakery.example', password: 'sourdough at five' };
    const remembered = async () => {
      const row = await app.db.global((tx) =>
        tx.selectFrom('account_session').select('remember').orderBy('createdAt', 'desc').executeTakeFirst(),
      );
      return row?.remember;
    };
    await person.send('POST', '/api/studio/session', body);
    expect(await remembered()).toBe(false);
    await person.send('POST', '/api/studio/session', { ...body, rememberMe: true });
    await person.send('POST', '/api/studio/session', body);
    expect(await remembered()).toBe(true);
  });

  it('end the session that the browser had at a login, and no other one', async () => {
    const [person, elsewhere, thief] = [app.studio(), app.studio(), app.studio()];
    const body = { email: 'ana@bakery.example', password: 'sourdough at five' };
    for (const browser of [person, elsewhere]) {
      await browser.send('GET', '/api/studio/session');
      await browser.send('POST', '/api/studio/session', body);
    }
    for (const [name, value] of person.cookies) thief.cookies.set(name, value);
    const nameOf = async (browser: typeof person) =>
      (await browser.send('GET', '/api/studio/session')).json.account?.email ?? null;
    expect(await nameOf(thief)).toBe(body.email);
    expect((await person.send('POST', '/api/studio/session', body)).status).toBe(200);
    expect(await Promise.all([person, elsewhere, thief].map(nameOf))).toEqual([body.email, body.email, null]);
    const other = { email: 'cy@bakery.example', password: 'sourdough at six' };
    for (const [name, value] of person.cookies) thief.cookies.set(name, value);
    expect((await person.send('POST', '/api/studio/accounts', other)).status).toBe(200);
    expect(await Promise.all([person, thief].map(nameOf))).toEqual([other.email, null]);
  });

  it('bad input: names the field of a malformed body and refuses unknown fields', async () => {
    const person = app.studio();
    await person.send('GET', '/api/studio/session');
    const missing = await person.send('POST', '/api/studio/session', { email: 'a@b.de' });
    expect([missing.status, missing.json.field]).toEqual([400, 'password']);
    const extra = await person.send('POST', '/api/studio/session', {
      email: 'a@b.de',
      password: 'x',
      admin: true,
    });
    expect([extra.status, extra.json.field]).toEqual([400, 'admin']);
    const broken = await person.send('POST', '/api/studio/session', undefined, {
      'content-type': 'application/json',
    });
    expect(broken.status).toBe(400);
  });
});

describe('hosts', () => {
  it('unknown site: 404 without cookies', async () => {
    const nobody = app.site('nobody-here');
    const answer = await nobody.send('GET', '/');
    expect(answer.status).toBe(404);
    expect(nobody.cookies.size).toBe(0);
  });

  it.each([
    ['two hosts', ['Host', 'a.localhost', 'Host', 'b.localhost'], '/'],
    ['a malformed host', ['Host', 'a:b:c/@x'], '/'],
    ['an absolute-form target', ['Host', 'a.localhost'], 'http://a.localhost/'],
    ['a path that begins with //', ['Host', 'a.localhost'], '//x'],
  ])('refuses %s with 400', async (_name, headers, target) => {
    const { connect } = await import('node:net');
    const lines: string[] = [`GET ${target} HTTP/1.1`];
    for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(app.port, '127.0.0.1', () =>
        socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (chunk) => (text += chunk));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 400/);
  });
});
