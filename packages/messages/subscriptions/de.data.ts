import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'ab {price}',
  everyWeek: '{count, plural, one {jede Woche} other {alle # Wochen}}',
  everyMonth: '{count, plural, one {jeden Monat} other {alle # Monate}}',
  everyYear: '{count, plural, one {jedes Jahr} other {alle # Jahre}}',
  forWeeks: '{count, plural, one {für # Woche} other {für # Wochen}}',
  forMonths: '{count, plural, one {für # Monat} other {für # Monate}}',
  forYears: '{count, plural, one {für # Jahr} other {für # Jahre}}',
  unavailable: 'Nicht verfügbar',
};
