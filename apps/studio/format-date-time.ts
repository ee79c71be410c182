import { studioLanguage } from '@veranda/messages/studio/language';
import { t } from './messages.ts';
import { studioTimeZone } from './time-zone.ts';

const { tag } = studioLanguage();

function makeFormats(timeZone: string | undefined) {
  const format = (options: Intl.DateTimeFormatOptions, locale = tag) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(timeZone === undefined ? {} : { timeZone }) });
  return {
    timeZone,
    day: format({ month: 'short', day: 'numeric' }),
    dayOfYear: format({ month: 'short', day: 'numeric', year: 'numeric' }),
    clock: format({ hour: 'numeric', minute: '2-digit' }),
    // Year, month and day in digits, whatever the language of the studio is.
    date: format({ year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA'),
  };
}

let made: ReturnType<typeof makeFormats> | undefined;

function formats(): ReturnType<typeof makeFormats> {
  const timeZone = studioTimeZone();
  if (made?.timeZone !== timeZone || !made) made = makeFormats(timeZone);
  return made;
}

/**
 * A moment as people say it, in the time zone of the studio: "Today, 9:14 AM", "Yesterday, …", "Mar 3, 9:14 AM", with
 * the year when it is another.
 */
export function formatDateTime(iso: string, now: Date = new Date()): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return t('invalidDate');
  const { day, dayOfYear, clock, date } = formats();
  const days = Math.round((dayStart(now) - dayStart(time)) / 86_400_000);
  const name = days === 0 ? t('today') : days === 1 ? t('yesterday') : null;
  const isThisYear = date.format(time).slice(0, 4) === date.format(now).slice(0, 4);
  return `${name ?? (isThisYear ? day : dayOfYear).format(time)}, ${clock.format(time)}`;
}

/** The day alone. */
export function formatDay(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? t('invalidDate') : formats().dayOfYear.format(time);
}

// Days have 24 hours here, also those on which clocks change.
function dayStart(moment: Date): number {
  return Date.parse(`${formats().date.format(moment)}T00:00:00Z`);
}
