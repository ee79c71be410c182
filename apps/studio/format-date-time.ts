import { studioLanguage } from '@veranda/messages/studio/language';
import { t } from './messages.ts';

const { tag } = studioLanguage();
const day = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', year: 'numeric' });
const clock = new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit' });

/**
 * A moment as people say it: "Today, 9:14 AM", "Yesterday, …", "Mar 3, 9:14 AM", with the year when it is
 * another.
 */
export function formatDateTime(iso: string, now: Date = new Date()): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return t('invalidDate');
  const days = Math.round((startOfDay(now) - startOfDay(time)) / 86_400_000);
  const name = days === 0 ? t('today') : days === 1 ? t('yesterday') : null;
  const date = name ?? (time.getFullYear() === now.getFullYear() ? day : dayOfYear).format(time);
  return `${date}, ${clock.format(time)}`;
}

/** The day alone. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? t('invalidDate') : dayOfYear.format(date);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
