import { translatorOf } from '@veranda/messages/catalog';
import { entitlementMessages } from '@veranda/messages/entitlements/messages';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';
import type { Download } from './download-links.ts';

/** Remaining limits of a download: `3 left, until March 5, 2027`; empty without any. */
export function limitText(
  site: Pick<SiteEntry, 'language' | 'timeZone'>,
  { left, expiresAt, url }: Download,
): string {
  if (url === '') return '';
  const t = translatorOf(entitlementMessages, site.language);
  const dates = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone });
  return [
    left === null ? [] : t('accountDownloadsLeft', { count: left }),
    expiresAt === null ? [] : t('accountDownloadUntil', { date: dates.format(expiresAt) }),
  ]
    .flat()
    .join(', ');
}
