import type { Session } from './browser-session.ts';
import { memberWithRole } from './member-with-role.ts';
import type { TestApp } from './test-app.ts';

/** Somebody new who writes drafts of a site and nothing else (role 16), signed in. */
export async function draftEditorOf(app: TestApp, siteId: string): Promise<Session> {
  return memberWithRole(app, siteId, { role: 16 });
}
