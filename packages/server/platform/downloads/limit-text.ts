import { fillText, storefrontTexts } from '@veranda/contracts/storefront-strings';
import type { SiteEntry } from '../sites/site-directory.ts';
import type { Download } from './download-links.ts';

/** What is left of a download's limits: `3 left, until March 5, 2027`; empty without any. */
export function limitText(
  site: Pick<SiteEntry, 'language' | 'timeZone'>,
  { left, expiresAt, url }: Download,
): string {
  if (url === '') return '';
  const texts = storefrontTexts(site.language);
  const dates = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: site.timeZone });
  return [
    left === null ? [] : fillText(texts.accountDownloadsLeft, { count: String(left) }),
    expiresAt === null ? [] : fillText(texts.accountDownloadUntil, { date: dates.format(expiresAt) }),
  ]
    .flat()
    .join(', ');
}
