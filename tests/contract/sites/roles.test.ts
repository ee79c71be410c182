import { insertAccount } from '@veranda/db/accounts/writer';
import { insertMembership } from '@veranda/db/sites/writer';
import { createSession } from '@veranda/server/platform/sessions/account-session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../support/browser-session.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { fileForm } from '../../support/file-form.ts';

let app: TestApp;
let siteId: string;
const sessions = new Map<number, Session>();
const codes = [2, 8];

beforeAll(async () => {
  app = await createTestApp();
  ({ siteId } = await app.ownerWithSite('roles'));
  for (const code of codes) sessions.set(code, await signedIn(code));
}, 60_000);
afterAll(() => app.close());

async function signedIn(code: number): Promise<Session> {
  const id = app.deps.newId();
  const account = { id, email: `role${code}@roles.example`, name: '', passwordHash: 'x' };
  await app.db.global((tx) => insertAccount(tx, account));
  await app.db.forSite(siteId, (tx) =>
    insertMembership(tx, { accountId: id, roles: [code], isOwner: false }),
  );
  const session = app.studio();
  const { token } = await createSession(app.deps, { accountId: id, remember: false, replaces: '' });
  session.cookies.set('adm', token);
  await session.send('GET', '/api/studio/session');
  return session;
}

describe('the rights of the contributor roles', () => {
  it('a store manager may upload a picture for a product, a billing contributor may not', async () => {
    const { body, headers } = fileForm({ fileName: 'a.png', content: 'no picture', type: 'image/png' });
    const path = `/api/studio/sites/${siteId}/assets`;
    // The file is no picture: it is looked at, so the right was there.
    expect((await sessions.get(8)?.send('POST', path, body, headers))?.status).toBe(415);
    expect((await sessions.get(2)?.send('POST', path, body, headers))?.status).toBe(403);
  });
});
