import { insertAccount } from '@veranda/db/accounts/writer';
import { insertMembership } from '@veranda/db/sites/writer';
import { createSession } from '@veranda/server/platform/sessions/account-session';
import type { Session } from './browser-session.ts';
import type { TestApp } from './test-app.ts';

/** Somebody new who writes drafts of a site and nothing else (role 16), signed in. */
export async function draftEditorOf(app: TestApp, siteId: string): Promise<Session> {
  const id = app.deps.newId();
  await app.db.global((tx) =>
    insertAccount(tx, { id, email: `draft-${id}@roles.example`, name: '', passwordHash: 'x' }),
  );
  await app.db.forSite(siteId, (tx) => insertMembership(tx, { accountId: id, roles: [16], isOwner: false }));
  const session = app.studio();
  const { token } = await createSession(app.deps, { accountId: id, remember: false, replaces: '' });
  session.cookies.set('adm', token);
  await session.send('GET', '/api/studio/session');
  return session;
}
