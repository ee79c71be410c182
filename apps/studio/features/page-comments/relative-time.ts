import { studioLanguage } from '@veranda/messages/studio/language';
import { formatDay } from '../../format-date-time.ts';
import { t } from './messages.ts';

const formatter = new Intl.RelativeTimeFormat(studioLanguage().tag, { numeric: 'auto' });

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment seen from now: "just now", "5 minutes ago", "yesterday"; its day after a week. */
export function relativeTime(iso: string, now: number): string {
  // The clock of this computer may be behind that of the server.
  const passed = Math.max(0, now - Date.parse(iso));
  if (passed < minute) return t('justNow');
  if (passed < hour) return formatter.format(-Math.floor(passed / minute), 'minute');
  if (passed < day) return formatter.format(-Math.floor(passed / hour), 'hour');
  if (passed < 7 * day) return formatter.format(-Math.floor(passed / day), 'day');
  return formatDay(iso);
}
