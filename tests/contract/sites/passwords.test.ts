import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true })));
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});
// Every test comes from one address: its limits start again.
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const old = 'sourdough at five';
const fresh = 'another quiet loaf';

async function open(): Promise<Session> {
  const person = app.studio();
  await person.send('GET', '/api/studio/session');
  return person;
}

async function signUp(email: string): Promise<Session> {
  const person = await open();
  expect((await person.send('POST', '/api/studio/accounts', { email, password: old })).status).toBe(200);
  return person;
}

async function logIn(email: string, password: string): Promise<number> {
  return (await (await open()).send('POST', '/api/studio/session', { email, password })).status;
}

const isIn = async (person: Session): Promise<boolean> =>
  (await person.send('GET', '/api/studio/session')).json.account !== null;

const ask = async (email: string, headers: Record<string, string> = {}) =>
  (await open()).send('POST', '/api/studio/session/password-reset', { email }, headers);

const mailsTo = async (email: string) =>
  ((await app.deps.mail.inbox?.list()) ?? []).filter(({ to }) => to.toLowerCase() === email.toLowerCase());

/** The token of the last link that was mailed to an address. */
async function tokenFor(email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(count);
  const tokens = (await mailsTo(email)).map(
    ({ text }) => /\/reset-password#([\w-]{43})/.exec(text)?.[1] ?? '',
  );
  const known = await Promise.all(tokens.map(async (token) => ((await isOpen(token)) ? token : '')));
  return known.find(Boolean) ?? tokens[0] ?? '';
}

async function isOpen(token: string): Promise<boolean> {
  const body = { token, password: 'short' };
  return (await (await open()).send('POST', '/api/studio/session/password', body)).status !== 410;
}

const reset = async (token: string, password = fresh) =>
  (await open()).send('POST', '/api/studio/session/password', { token, password });

/** Until the worker has looked at everything that was asked for. */
const settled = () =>
  expect
    .poll(
      () =>
        app.db.global((tx) =>
          tx
            .selectFrom('outbox')
            .select('id')
            .where('topic', '=', 'account-reset')
            .where('sentAt', 'is', null)
            .execute(),
        ),
      { timeout: 20_000 },
    )
    .toEqual([]);

describe('a forgotten password of the studio', () => {
  it('is replaced by the link of a mail: once, which ends every session and signs in', async () => {
    const email = 'Forgot@bakery.example';
    const before = await signUp(email);
    expect(await ask('forgot@bakery.example')).toMatchObject({ status: 200, json: { sent: true } });
    const token = await tokenFor(email);
    const person = await open();
    const done = await person.send('POST', '/api/studio/session/password', { token, password: fresh });
    expect(done.json).toMatchObject({ account: { email } });
    expect(done.json.xsrfToken).toBe(person.cookies.get('crumb'));
    expect([await isIn(person), await isIn(before)]).toEqual([true, false]);
    expect([await logIn(email, old), await logIn(email, fresh)]).toEqual([401, 200]);
    expect(await reset(token, 'a third quiet loaf')).toMatchObject({
      status: 410,
      json: { code: 'account-reset-over', field: 'token' },
    });
  });

  it('is answered alike, by the same statements, whether or not there is such an account', async () => {
    await signUp('here@bakery.example');
    const answers = [
      await ask('here@bakery.example'),
      await ask('nobody@bakery.example'),
      await ask('no mail'),
    ];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [200, JSON.stringify({ sent: true })]),
    );
    await settled();
    expect(await mailsTo('nobody@bakery.example')).toEqual([]);
    expect(await mailsTo('here@bakery.example')).toHaveLength(1);
  });

  it('has a link that is kept as a hash alone, and that ends after an hour', async () => {
    const email = 'late@bakery.example';
    await signUp(email);
    await ask(email);
    const token = await tokenFor(email);
    const rows = await app.db.global((tx) => tx.selectFrom('account_reset').selectAll().execute());
    const messages = await app.db.global((tx) => tx.selectFrom('outbox').selectAll().execute());
    expect(JSON.stringify([rows, messages])).not.toContain(token);
    const row = rows.at(-1);
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(3_600_000);
    await app.db.global((tx) => tx.updateTable('account_reset').set({ expiresAt: new Date() }).execute());
    expect((await reset(token)).json.code).toBe('account-reset-over');
    expect(await logIn(email, old)).toBe(200);
  });

  it('has no other link left once one was used', async () => {
    const email = 'twice@bakery.example';
    await signUp(email);
    await ask(email);
    const first = await tokenFor(email);
    await ask(email);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(2);
    const tokens = (await mailsTo(email)).map(({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? '');
    const second = tokens.find((token) => token !== first) ?? '';
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first, 'a third quiet loaf')).status).toBe(410);
  });

  it('is set by one of two who use the link at once', async () => {
    const email = 'race@bakery.example';
    await signUp(email);
    await ask(email);
    const token = await tokenFor(email);
    const both = await Promise.all([reset(token, 'one quiet loaf'), reset(token, 'two quiet loaves')]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410]);
  });

  it('takes no password that is easy to guess, and the link works on', async () => {
    const email = 'wilhelmina@bakery.example';
    await signUp(email);
    await ask(email);
    const token = await tokenFor(email);
    for (const password of ['password123', 'wilhelmina77'])
      expect(await reset(token, password)).toMatchObject({
        status: 400,
        json: { code: 'password-weak', field: 'password' },
      });
    expect((await reset(token)).status).toBe(200);
  });

  it('is mailed about three times an hour at most, and asked for five times from one address', async () => {
    const email = 'often@bakery.example';
    await signUp(email);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await settled();
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('has a mail in the language of the browser, and in English where there are no words', async () => {
    const email = 'sprache@bakery.example';
    await signUp(email);
    await ask(email, { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' });
    await tokenFor(email);
    expect((await mailsTo(email))[0]?.subject).toContain('Passwort');
    const other = 'tongue@bakery.example';
    await signUp(other);
    await ask(other, { 'accept-language': '../../etc' });
    await tokenFor(other);
    expect((await mailsTo(other))[0]?.subject).toBe('Choose a new password at Veranda');
  });

  it.each(['', '<', 'x'.repeat(101), '../..', 'A'.repeat(43)])('refuses the token %j', async (token) => {
    const answer = await reset(token);
    expect([400, 410]).toContain(answer.status);
    expect(answer.json.field).toBe('token');
  });
});

describe('a known password of the studio', () => {
  const change = (person: Session, body: object) => person.send('PUT', '/api/studio/account/password', body);

  it('is changed by who has it, which ends every other session, and tells the sites of the account', async () => {
    const { session, siteId } = await app.ownerWithSite('changing');
    const email = 'owner@changing.example';
    const password = 'a long enough pass phrase';
    const elsewhere = await open();
    await elsewhere.send('POST', '/api/studio/session', { email, password });
    expect((await change(session, { password, newPassword: fresh })).json).toEqual({ changed: true });
    expect([await isIn(session), await isIn(elsewhere)]).toEqual([true, false]);
    expect([await logIn(email, password), await logIn(email, fresh)]).toEqual([401, 200]);
    const log = await app.db.forSite(siteId, (tx) => tx.selectFrom('audit_entry').select('action').execute());
    expect(log.map(({ action }) => action)).toContain('change-password');
  });

  it.each([
    [{ password: 'not this one', newPassword: fresh }, 403, 'password-wrong', 'password'],
    [{ password: old, newPassword: 'password123' }, 400, 'password-weak', 'newPassword'],
    [{ password: old, newPassword: 'x' }, 400, undefined, 'newPassword'],
    [{ newPassword: fresh }, 400, undefined, 'password'],
  ])('stays where %o is sent', async (body, status, code, field) => {
    const email = `stays-${status}-${field}-${code ?? 'none'}@bakery.example`;
    const person = await signUp(email);
    const answer = await change(person, body);
    expect([answer.status, answer.json.field]).toEqual([status, field]);
    if (code) expect(answer.json.code).toBe(code);
    expect(await logIn(email, old)).toBe(200);
  });

  it('is not guessed at from a session that was left open: wrong ones count as at the login', async () => {
    const person = await signUp('left-open@bakery.example');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await change(person, { password: 'not this one', newPassword: fresh })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it('is changed by nobody without a session', async () => {
    expect((await change(await open(), { password: old, newPassword: fresh })).status).toBe(401);
  });
});
