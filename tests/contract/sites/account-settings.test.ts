import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { fileForm } from '../../support/file-form.ts';
import { memberWithRole } from '../../support/member-with-role.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ worker: true, welcomeMails: true })), 60_000);
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});
// Every test comes from one address: its limits start again.
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const password = 'a quiet loaf at dawn';
const place = '/api/studio/account';

async function open(): Promise<Session> {
  const session = app.studio();
  await session.send('GET', '/api/studio/session');
  return session;
}

async function signUp(email: string): Promise<Session> {
  const session = await open();
  const made = await session.send('POST', '/api/studio/accounts', { email, password });
  expect(made.status, made.text).toBe(200);
  return session;
}

const logIn = async (email: string, more: object = {}) =>
  (await open()).send('POST', '/api/studio/session', { email, password, ...more });

const accountOf = async (session: Session) => (await session.send('GET', place)).json;

/** The token of the mail with this subject to an address. */
async function tokenFor(email: string, subject: string): Promise<string> {
  const find = async () =>
    ((await app.deps.mail.inbox?.list()) ?? []).find((mail) => mail.to === email && mail.subject === subject);
  await expect.poll(async () => Boolean(await find()), { timeout: 20_000 }).toBe(true);
  return /\/confirm-email#([\w.-]+)/.exec((await find())?.text ?? '')?.[1] ?? '';
}

/** The token of a link to a new password, asked for and received at an address. */
async function resetLinkFor(email: string): Promise<string> {
  await (await open()).send('POST', '/api/studio/session/password-reset', { email });
  const find = async () =>
    ((await app.deps.mail.inbox?.list()) ?? []).find(
      (mail) => mail.to === email && /reset-password#/.test(mail.text),
    );
  await expect.poll(async () => Boolean(await find()), { timeout: 20_000 }).toBe(true);
  return /\/reset-password#([\w-]{43})/.exec((await find())?.text ?? '')?.[1] ?? '';
}

const reset = async (token: string, more: object = {}) =>
  (await open()).send('POST', '/api/studio/session/password', {
    token,
    password: 'another quiet loaf',
    ...more,
  });

const confirm = async (token: string) => (await open()).send('POST', '/api/studio/session/email', { token });

describe('the address of an account', () => {
  it('is confirmed by the link of the welcome mail', async () => {
    const ada = await signUp('ada@account.example');
    expect((await accountOf(ada)).isEmailConfirmed).toBe(false);
    const token = await tokenFor('ada@account.example', 'Welcome to Veranda');
    for (const wrong of ['x', `${token}x`, token.replace('w.', 'here.'), 'w.zz.z.z'])
      expect((await confirm(wrong)).status).toBe(410);
    expect((await confirm(token)).json).toEqual({ outcome: 'confirmed', email: 'ada@account.example' });
    expect((await accountOf(ada)).isEmailConfirmed).toBe(true);
  });

  it('changes once both the present and the new one have confirmed it, in either order', async () => {
    const ben = await signUp('ben@account.example');
    await signUp('taken@account.example');
    const ask = (email: string) => ben.send('POST', `${place}/email`, { email });
    expect((await ask('taken@account.example')).json).toMatchObject({ code: 'email-taken', field: 'email' });
    expect((await ask('BEN@account.example')).json.code).toBe('email-same');
    expect((await ask('ben')).json.code).toBe('email-invalid');
    expect((await ask('benjamin@account.example')).json.pendingEmail).toBe('benjamin@account.example');
    const link = await resetLinkFor('ben@account.example');
    const there = await tokenFor('benjamin@account.example', 'Confirm your new email address');
    const here = await tokenFor('ben@account.example', 'Confirm the change of your email address');
    expect((await confirm(there)).json).toEqual({ outcome: 'other-missing', email: 'ben@account.example' });
    expect(await accountOf(ben)).toMatchObject({
      email: 'ben@account.example',
      isPendingConfirmedThere: true,
    });
    expect((await confirm(here)).json).toEqual({ outcome: 'changed', email: 'benjamin@account.example' });
    expect(await accountOf(ben)).toMatchObject({
      email: 'benjamin@account.example',
      isEmailConfirmed: true,
      pendingEmail: null,
    });
    expect((await logIn('ben@account.example')).status).toBe(401);
    expect((await logIn('benjamin@account.example')).status).toBe(200);
    expect((await confirm(here)).status).toBe(410);
    // A link to a new password that had gone to the address before works no more.
    expect((await reset(link)).status).toBe(410);
  });

  it('stays when the change is canceled, or somebody has signed up with the new one meanwhile', async () => {
    const cleo = await signUp('cleo@account.example');
    await cleo.send('POST', `${place}/email`, { email: 'cleopatra@account.example' });
    const there = await tokenFor('cleopatra@account.example', 'Confirm your new email address');
    const here = await tokenFor('cleo@account.example', 'Confirm the change of your email address');
    expect((await confirm(here)).json.outcome).toBe('other-missing');
    await signUp('cleopatra@account.example');
    expect((await confirm(there)).json.code).toBe('email-taken');
    expect((await cleo.send('DELETE', `${place}/email`)).json.pendingEmail).toBeNull();
    expect((await confirm(there)).status).toBe(410);
  });
});

describe('two-factor authentication', () => {
  const appOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });
  const codeAt = (secret: string, steps = 0) =>
    appOf(secret).generate({ timestamp: app.deps.now() + steps * 30_000 });

  /** An account with two-factor authentication turned on. */
  async function turnOn(email: string) {
    const session = await signUp(email);
    const { secret, uri } = (await session.send('POST', `${place}/two-factor`, {})).json;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Veranda:/);
    expect((await logIn(email)).status).toBe(200);
    const turned = await session.send('PUT', `${place}/two-factor`, { code: codeAt(secret, -1) });
    expect(turned.status, turned.text).toBe(200);
    return { session, secret: secret as string, recoveryCodes: turned.json.recoveryCodes as string[] };
  }

  it('asks for a code at the log-in, takes each once, and a recovery code in its place', async () => {
    const email = 'two@account.example';
    const { session, secret, recoveryCodes } = await turnOn(email);
    expect(recoveryCodes).toHaveLength(10);
    const asked = await logIn(email);
    expect([asked.status, asked.json.code, asked.json.field]).toEqual([403, 'two-factor-needed', 'code']);
    expect((await logIn(email, { code: '000000' })).json.code).toBe('two-factor-wrong');
    // The code that turned it on is used up.
    expect((await logIn(email, { code: codeAt(secret, -1) })).json.code).toBe('two-factor-wrong');
    expect((await logIn(email, { code: codeAt(secret) })).status).toBe(200);
    expect((await logIn(email, { code: codeAt(secret) })).json.code).toBe('two-factor-wrong');
    const [first = ''] = recoveryCodes;
    expect((await logIn(email, { code: first.toLowerCase().replace('-', ' ') })).status).toBe(200);
    expect((await logIn(email, { code: first })).json.code).toBe('two-factor-wrong');
    expect(await accountOf(session)).toMatchObject({ twoFactor: true, recoveryCodesLeft: 9 });
  });

  it('is turned off, and its recovery codes are renewed, with a code alone', async () => {
    const email = 'off@account.example';
    const { session, recoveryCodes } = await turnOn(email);
    const [one = '', two = ''] = recoveryCodes;
    const renewed = await session.send('POST', `${place}/two-factor/recovery-codes`, { code: one });
    expect(renewed.json.recoveryCodes).toHaveLength(10);
    expect((await session.send('POST', `${place}/two-factor/off`, { code: two })).status).toBe(403);
    const code = renewed.json.recoveryCodes[0];
    expect((await session.send('POST', `${place}/two-factor/off`, { code })).json.twoFactor).toBe(false);
    expect((await logIn(email)).status).toBe(200);
    expect((await session.send('POST', `${place}/two-factor/off`, { code })).json.code).toBe(
      'two-factor-off',
    );
  });

  it('limits guesses to five in 15 minutes', async () => {
    const email = 'guess@account.example';
    const { recoveryCodes } = await turnOn(email);
    for (let guess = 0; guess < 5; guess += 1)
      expect((await logIn(email, { code: '000000' })).json.code).toBe('two-factor-wrong');
    expect((await logIn(email, { code: recoveryCodes[0] })).status).toBe(429);
  });

  it('is asked for by the link to a new password too, which stays until then', async () => {
    const email = 'reset@account.example';
    const { recoveryCodes } = await turnOn(email);
    const token = await resetLinkFor(email);
    expect((await reset(token)).json.code).toBe('two-factor-needed');
    expect((await reset(token, { code: recoveryCodes[3] })).status).toBe(200);
  });

  it('keeps its secret sealed in the database', async () => {
    const { secret } = await turnOn('sealed@account.example');
    const rows = await app.db.global((tx) => tx.selectFrom('account').select('totpSecret').execute());
    const kept = rows.flatMap(({ totpSecret }) =>
      totpSecret ? [Buffer.from(totpSecret).toString('latin1')] : [],
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.some((text) => text.includes(secret))).toBe(false);
  });
});

describe('an account', () => {
  it('has a name and a time zone that there is', async () => {
    const session = await signUp('zone@account.example');
    const save = (timeZone: string) => session.send('PUT', `${place}/profile`, { name: ' Zoe ', timeZone });
    expect((await save('Asia/Tokyo')).json).toMatchObject({ name: 'Zoe', timeZone: 'Asia/Tokyo' });
    expect((await save('Mars/Olympus')).json).toMatchObject({ code: 'unknown-time-zone', field: 'timeZone' });
    const { account, timeZone } = (await session.send('GET', '/api/studio/session')).json;
    expect([account.name, timeZone]).toEqual(['Zoe', 'Asia/Tokyo']);
  });

  it('has a picture, which people who are logged in see by its address', async () => {
    const { session, siteId } = await app.ownerWithSite('pictured');
    const drawn = (width: number) =>
      sharp({ create: { width, height: 400, channels: 3, background: '#a63' } })
        .jpeg()
        .toBuffer();
    const send = (content: Uint8Array | string) => {
      const { body, headers } = fileForm({ fileName: 'me.jpg', content });
      return session.send('POST', `${place}/picture`, body, headers);
    };
    expect((await send('not a picture')).json).toMatchObject({ code: 'image-unsupported', field: 'file' });
    const { pictureUrl } = (await send(await drawn(600))).json;
    expect(pictureUrl).toMatch(/^\/account-pictures\/[\w-]{24}$/);
    expect((await session.send('GET', '/api/studio/session')).json.pictureUrl).toBe(pictureUrl);
    const { members } = (await session.send('GET', `/api/studio/sites/${siteId}/members`)).json;
    expect(members[0].pictureUrl).toBe(pictureUrl);
    const shown = await session.send('GET', pictureUrl);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await app.studio().send('GET', pictureUrl)).status).toBe(401);
    const { pictureUrl: next } = (await send(await drawn(60))).json;
    expect(next).not.toBe(pictureUrl);
    expect((await session.send('GET', pictureUrl)).status).toBe(404);
    expect((await session.send('DELETE', `${place}/picture`)).json.pictureUrl).toBeNull();
    expect((await session.send('GET', next)).status).toBe(404);
  });

  it('lists its sessions, and ends one or all others', async () => {
    const email = 'sessions@account.example';
    const first = await signUp(email);
    for (const _ of [1, 2, 3]) expect((await logIn(email)).status).toBe(200);
    const { sessions } = (await first.send('GET', `${place}/sessions`)).json;
    expect([sessions.length, sessions[0].isCurrent, sessions[1].ip]).toEqual([4, true, '127.0.0.1']);
    const other = await signUp('stranger@account.example');
    expect((await other.send('DELETE', `${place}/sessions/${sessions[1].id}`)).status).toBe(404);
    const ended = await first.send('DELETE', `${place}/sessions/${sessions[1].id}`);
    expect(ended.json.sessions).toHaveLength(3);
    expect((await first.send('DELETE', `${place}/sessions`)).json.sessions).toHaveLength(1);
    expect((await first.send('GET', place)).status).toBe(200);
  });

  it('is deleted with its sessions, unless it owns a site or is the last admin of one', async () => {
    const { session, siteId } = await app.ownerWithSite('deleted');
    const email = 'owner@deleted.example';
    const remove = (by: Session, typed: string) => by.send('POST', `${place}/deletion`, { email: typed });
    expect((await session.send('GET', `${place}/deletion`)).json).toEqual({
      owned: [{ id: siteId, title: 'deleted' }],
      others: [],
    });
    expect((await remove(session, email)).json.code).toBe('account-owns-sites');
    const admin = await memberWithRole(app, siteId, { role: 1 });
    const { id: adminId, email: adminEmail } = (await admin.send('GET', '/api/studio/session')).json.account;
    expect((await remove(admin, 'not this one')).json).toMatchObject({
      code: 'email-mistyped',
      field: 'email',
    });
    await app.db.forSite(siteId, (tx) =>
      tx.updateTable('membership').set({ isOwner: false }).where('siteId', '=', siteId).execute(),
    );
    expect((await remove(admin, adminEmail)).status).toBe(200);
    expect((await admin.send('GET', place)).status).toBe(401);
    const rows = await app.db.global((tx) =>
      tx.selectFrom('account').select('id').where('id', '=', adminId).execute(),
    );
    expect(rows).toEqual([]);
    expect((await remove(session, email)).json.code).toBe('last-admin');
    const actions = await app.db.forSite(siteId, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'actor'])
        .where('action', '=', 'delete-account')
        .execute(),
    );
    expect(actions).toEqual([{ action: 'delete-account', actor: adminEmail }]);
  });
});
