import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { memberWithRole } from '../../support/member-with-role.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let owner: Session;
let siteId: string;
let base: string;

beforeAll(async () => {
  app = await createTestApp({ worker: true });
  ({ session: owner, siteId } = await app.ownerWithSite('people'));
  base = `/api/studio/sites/${siteId}`;
}, 60_000);
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});
// Every test comes from one address: its limits start again.
beforeEach(() => app.db.global((tx) => tx.deleteFrom('rate_bucket').execute()));

const password = 'a quiet loaf at dawn';

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

const idOf = async (session: Session): Promise<string> =>
  (await session.send('GET', '/api/studio/session')).json.account.id;
const people = async (by = owner) => (await by.send('GET', `${base}/members`)).json;
const invite = (email: string, roles: readonly number[], by = owner) =>
  by.send('POST', `${base}/invitations`, { email, roles });
const mailsTo = async (email: string) =>
  ((await app.deps.mail.inbox?.list()) ?? []).filter(({ to }) => to === email);

/** The token of the newest mail to an address, once there are as many. */
async function tokenFor(email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(count);
  const tokens = (await mailsTo(email)).map(({ text }) => /\/invitation#([\w.-]+)/.exec(text)?.[1] ?? '');
  for (const token of tokens) if ((await read(token)).status === 200) return token;
  return tokens[0] ?? '';
}

const read = async (token: string) =>
  (await open()).send('POST', '/api/studio/session/invitation', { token });
const accept = (by: Session, token: string) => by.send('POST', '/api/studio/account/memberships', { token });

describe('an invitation', () => {
  it('decisions §contradictions role: several are held together: is accepted by an account of its address', async () => {
    const email = 'Ada@people.example';
    const sent = await invite(email, [8, 6]);
    expect([sent.status, sent.json.invitations[0]]).toMatchObject([
      200,
      { email, roles: [6, 8], invitedBy: 'owner@people.example', isExpired: false },
    ]);
    const token = await tokenFor(email);
    expect((await read(token)).json).toMatchObject({
      site: 'people',
      email,
      roles: [6, 8],
      hasAccount: false,
    });
    const ada = await signUp('ada@people.example');
    expect((await read(token)).json.hasAccount).toBe(true);
    const other = await signUp('eve@people.example');
    const refused = await accept(other, token);
    expect([refused.status, refused.json.code]).toEqual([403, 'invitation-of-other']);
    expect((await accept(ada, token)).json).toEqual({ slug: 'people' });
    expect((await accept(ada, token)).status).toBe(410);
    const detail = (await ada.send('GET', base)).json.site;
    expect([detail.roles, detail.rights.orders, detail.rights.comments]).toEqual([[6, 8], 'write', 'write']);
    expect((await people()).invitations).toEqual([]);
  });

  it('is accepted with a new account, whose password must be hard to guess', async () => {
    const email = 'ben@people.example';
    await invite(email, [4]);
    const token = await tokenFor(email);
    const ben = await open();
    const path = '/api/studio/session/invitation/account';
    expect((await ben.send('POST', path, { token, password: 'password1' })).json).toMatchObject({
      code: 'password-weak',
      field: 'password',
    });
    const joined = await ben.send('POST', path, { token, password, name: 'Ben' });
    expect([joined.status, joined.json.slug, joined.json.account.email]).toEqual([200, 'people', email]);
    expect((await ben.send('GET', base)).json.site.roles).toEqual([4]);
    expect((await (await open()).send('POST', path, { token, password })).status).toBe(410);
  });

  it('is sent again with a new link, and revoked: neither of the links before works', async () => {
    const email = 'cleo@people.example';
    const { invitations } = (await invite(email, [4])).json;
    const first = await tokenFor(email);
    const place = `${base}/invitations/${invitations[0].id}`;
    expect((await owner.send('POST', `${place}/mail`, {})).status).toBe(200);
    const second = await tokenFor(email, 2);
    expect(second).not.toBe(first);
    expect([(await read(first)).status, (await read(second)).status]).toEqual([410, 200]);
    const other = (await invite('cleo@people.example', [6])).json;
    expect([other.code, other.field]).toEqual(['already-invited', 'email']);
    expect((await owner.send('DELETE', place)).status).toBe(200);
    const cleo = await signUp(email);
    expect((await accept(cleo, second)).status).toBe(410);
    expect((await owner.send('POST', `${place}/mail`, {})).status).toBe(404);
  });

  it('ends after 14 days', async () => {
    const email = 'dora@people.example';
    const { id } = (await invite(email, [4])).json.invitations[0];
    const token = await tokenFor(email);
    await app.db.forSite(siteId, (tx) =>
      tx
        .updateTable('invitation')
        .set({ expiresAt: new Date(app.deps.now() - 1) })
        .where('id', '=', id)
        .execute(),
    );
    expect((await read(token)).status).toBe(410);
    const listed = (await people()).invitations.find((one: { id: string }) => one.id === id);
    expect(listed.isExpired).toBe(true);
  });

  it('decisions §contradictions role: code 5 does not exist and is refused; decisions §rights owner: nobody grants more than they hold', async () => {
    const unknown = await invite('five@people.example', [4, 5]);
    expect([unknown.status, unknown.json]).toMatchObject([400, { code: 'role-unknown', field: 'roles' }]);
    expect((await invite('no address', [4])).json).toMatchObject({ code: 'email-invalid', field: 'email' });
    expect((await invite('none@people.example', [])).status).toBe(400);
    expect((await invite('owner@people.example', [4])).json.code).toBe('already-contributor');
    const manager = await memberWithRole(app, siteId, { role: 15 });
    expect((await invite('more@people.example', [1], manager)).status).toBe(403);
    for (const token of ['', 'x', `${siteId}.${'a'.repeat(43)}`, `${'0'.repeat(36)}.${'a'.repeat(43)}`])
      expect([400, 410]).toContain((await read(token)).status);
  });
});

describe('a contributor', () => {
  it('has other roles at once, which nobody sets without a right to people', async () => {
    const editor = await memberWithRole(app, siteId, { role: 4 });
    const path = `${base}/members/${await idOf(editor)}/roles`;
    expect((await editor.send('PUT', path, { roles: [1] })).status).toBe(403);
    expect((await editor.send('GET', `${base}/settings`)).status).toBe(403);
    expect((await owner.send('PUT', path, { roles: [15] })).status).toBe(200);
    expect((await editor.send('GET', `${base}/settings`)).status).toBe(200);
    expect((await owner.send('PUT', path, { roles: [5] })).json.code).toBe('role-unknown');
    expect((await owner.send('DELETE', `${base}/members/${await idOf(editor)}`)).status).toBe(200);
    expect((await editor.send('GET', `${base}/settings`)).status).toBe(404);
  });

  it('leaves, whatever the roles are, and is invited again', async () => {
    const viewer = await memberWithRole(app, siteId, { role: 10 });
    const { email } = (await viewer.send('GET', '/api/studio/session')).json.account;
    const path = `/api/studio/account/memberships/${siteId}`;
    expect((await viewer.send('DELETE', path)).json).toEqual({ left: true });
    expect((await viewer.send('DELETE', path)).status).toBe(404);
    await invite(email, [6]);
    expect((await accept(viewer, await tokenFor(email))).status).toBe(200);
    expect((await viewer.send('GET', base)).json.site.roles).toEqual([6]);
  });

  it('decisions §rights owner: the last admin or owner cannot be removed, by themselves or two at once', async () => {
    const site = await app.ownerWithSite('last');
    const members = `/api/studio/sites/${site.siteId}/members`;
    const own = `/api/studio/account/memberships/${site.siteId}`;
    expect((await site.session.send('DELETE', own)).json.code).toBe('owner-kept');
    const admins = await Promise.all([1, 1].map((role) => memberWithRole(app, site.siteId, { role })));
    const [first, second] = admins as [Session, Session];
    const ownerId = await idOf(site.session);
    expect((await first.send('DELETE', `${members}/${ownerId}`)).json.code).toBe('owner-kept');
    // A site that nobody owns: of two admins who leave at once, one stays.
    await app.db.forSite(site.siteId, (tx) =>
      tx.deleteFrom('membership').where('siteId', '=', tx.siteId).where('accountId', '=', ownerId).execute(),
    );
    const left = await Promise.all([first.send('DELETE', own), second.send('DELETE', own)]);
    expect(left.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(left.find(({ status }) => status === 409)?.json.code).toBe('last-admin');
  });

  it('is handed the site by its owner alone, and told by mail', async () => {
    const site = await app.ownerWithSite('handed');
    const editor = await memberWithRole(app, site.siteId, { role: 4 });
    const admin = await memberWithRole(app, site.siteId, { role: 1 });
    const { id, email } = (await editor.send('GET', '/api/studio/session')).json.account;
    const path = `/api/studio/sites/${site.siteId}/members/${id}/ownership`;
    expect((await admin.send('PUT', path, {})).json.code).toBe('owner-only');
    const handed = await site.session.send('PUT', path, {});
    const owners = handed.json.members.filter(({ isOwner }: { isOwner: boolean }) => isOwner);
    expect([handed.status, owners]).toMatchObject([200, [{ accountId: id, roles: [1, 4] }]]);
    expect((await site.session.send('PUT', path, {})).json.code).toBe('owner-only');
    await expect
      .poll(async () => (await mailsTo(email))[0]?.subject, { timeout: 20_000 })
      .toBe('You are now the owner of handed');
  });
});
