import { type BlockValue, flagAt, textAt } from '../blocks/kind.ts';
import { instantOfText } from '../dates/date-time-text.ts';

/** True while the announcement of a header is shown. Its first and last moments are times of the site's zone. */
export function isAnnounced(values: BlockValue, now: number, timeZone: string): boolean {
  if (!flagAt(values, 'announcement') || textAt(values, 'announcementText').trim() === '') return false;
  const from = instantOfText(textAt(values, 'announcementFrom'), timeZone);
  const to = instantOfText(textAt(values, 'announcementTo'), timeZone);
  return (from === null || now >= from) && (to === null || now < to);
}
