import type { Session } from './browser-session.ts';
import { memberOf } from './member-of.ts';
import type { TestApp } from './test-app.ts';

/** Somebody new with one role (by its code) on a site, signed in. */
export async function memberWithRole(
  app: TestApp,
  siteId: string,
  { role, name = '' }: { readonly role: number; readonly name?: string },
): Promise<Session> {
  return (await memberOf(app, siteId, [role], name)).session;
}
