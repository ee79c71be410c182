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
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return t('invalidDate');
  const days = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  const name = days === 0 ? t('today') : days === 1 ? t('yesterday') : null;
  const date = name ?? (at.getFullYear() === now.getFullYear() ? day : dayOfYear).format(at);
  return `${date}, ${clock.format(at)}`;
}

/** The day alone. */
export function formatDay(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? t('invalidDate') : dayOfYear.format(at);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
