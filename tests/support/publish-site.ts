import type { Session } from './browser-session.ts';

/** Publishes a site with what was changed of it, if anything was. @throws when it is refused for another reason */
export async function publishSite(owner: Session, siteId: string): Promise<void> {
  const { status, json, text } = await owner.send('POST', `/api/studio/sites/${siteId}/publish`, {});
  if (status !== 200 && json?.code !== 'nothing-changed') throw new Error(text);
}
