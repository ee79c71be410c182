import { type BlockValue, flagAt, textAt } from '../blocks/kind.ts';
import { instantOfText } from '../dates/date-time-text.ts';

/** Time of an announcement: it is to come, is there, is over, or ends before it begins. */
type AnnouncementTime = 'early' | 'within' | 'over' | 'never';

/** Where an instant is in the time of an announcement, whose first and last moments are times of the site's zone. */
export function announcementTime(values: BlockValue, now: number, timeZone: string): AnnouncementTime {
  const { from, to } = momentsOf(values, timeZone);
  if (from !== null && to !== null && to <= from) return 'never';
  if (to !== null && now >= to) return 'over';
  return from !== null && now < from ? 'early' : 'within';
}

/** True while the announcement of a header is shown. */
export function isAnnounced(values: BlockValue, now: number, timeZone: string): boolean {
  if (!flagAt(values, 'announcement') || textAt(values, 'announcementText').trim() === '') return false;
  return announcementTime(values, now, timeZone) === 'within';
}

/**
 * The next instant at which the announcement of a header begins or ends, in milliseconds since 1970; Infinity where it
 * does neither any more.
 */
export function announcementChangesAt(values: BlockValue, now: number, timeZone: string): number {
  if (!flagAt(values, 'announcement')) return Infinity;
  const { from, to } = momentsOf(values, timeZone);
  return Math.min(...[from, to].filter((at) => at !== null && at > now).map(Number), Infinity);
}

function momentsOf(values: BlockValue, timeZone: string) {
  return {
    from: instantOfText(textAt(values, 'announcementFrom'), timeZone),
    to: instantOfText(textAt(values, 'announcementTo'), timeZone),
  };
}
