import { insertAccount } from '@veranda/db/accounts/writer';
import { insertMembership } from '@veranda/db/sites/writer';
import { createSession } from '@veranda/server/platform/sessions/account-session';
import type { Session } from './browser-session.ts';
import type { TestApp } from './test-app.ts';

/** Somebody with roles on a site, signed in to the studio. */
export async function memberOf(
  app: TestApp,
  siteId: string,
  roles: number[],
  name = '',
): Promise<{ session: Session; email: string }> {
  const id = app.deps.newId();
  const email = `${id}@members.example`;
  await app.db.global((tx) => insertAccount(tx, { id, email, name, passwordHash: 'x' }));
  await app.db.forSite(siteId, (tx) => insertMembership(tx, { accountId: id, roles, isOwner: false }));
  const session = app.studio();
  const { token } = await createSession(app.deps, { accountId: id, remember: false, replaces: '' });
  session.cookies.set('adm', token);
  await session.send('GET', '/api/studio/session');
  return { session, email };
}
