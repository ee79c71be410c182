import { isSafeHref, isWebAddress } from '../rich-text/links.ts';
import type { SiteSettings } from '../publishing/snapshot.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** The first address of the settings that may not be linked to, by its field; null when all may. */
export function settingsLinkProblem({
  socialAccounts,
  announcement,
}: Pick<SiteSettings, 'socialAccounts' | 'announcement'>): Refusal<'malformed'> | null {
  const index = socialAccounts.findIndex(({ url }) => !isWebAddress(url));
  if (index >= 0) return notAnAddress(`settings.socialAccounts.${String(index)}.url`);
  if (announcement !== null && !isSafeHref(announcement.href))
    return notAnAddress('settings.announcement.href');
  return null;
}

function notAnAddress(field: string): Refusal<'malformed'> {
  return refuse('malformed', { field, params: { field, problem: 'not an address that may be linked to' } });
}
