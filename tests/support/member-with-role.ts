import { insertAccount } from '@veranda/db/accounts/writer';
import { insertMembership } from '@veranda/db/sites/writer';
import { createSession } from '@veranda/server/platform/sessions/account-session';
import type { Session } from './browser-session.ts';
import type { TestApp } from './test-app.ts';

/** Somebody new with one role (by its code) on a site, signed in. */
export async function memberWithRole(
  app: TestApp,
  siteId: string,
  { role, name = '' }: { readonly role: number; readonly name?: string },
): Promise<Session> {
  const id = app.deps.newId();
  await app.db.global((tx) =>
    insertAccount(tx, { id, email: `role${role}-${id}@roles.example`, name, passwordHash: 'x' }),
  );
  await app.db.forSite(siteId, (tx) =>
    insertMembership(tx, { accountId: id, roles: [role], isOwner: false }),
  );
  const session = app.studio();
  const { token } = await createSession(app.deps, { accountId: id, remember: false, replaces: '' });
  session.cookies.set('adm', token);
  await session.send('GET', '/api/studio/session');
  return session;
}
