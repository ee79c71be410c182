import type { Schedule } from '@veranda/contracts/publishing';
import { studioLanguage } from '@veranda/messages/studio/language';
import { t } from './messages.ts';

/** Time of a scheduled publication by the clock of its site, with the zone. */
export function scheduleTime({ dueAt, timeZone }: Pick<Schedule, 'dueAt' | 'timeZone'>): string {
  const { tag } = studioLanguage();
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return t('timeInZone', { time: time.format(new Date(dueAt)), timeZone });
}
