import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'da {price}',
  everyWeek: '{count, plural, one {ogni settimana} other {ogni # settimane}}',
  everyMonth: '{count, plural, one {ogni mese} other {ogni # mesi}}',
  everyYear: '{count, plural, one {ogni anno} other {ogni # anni}}',
  forWeeks: '{count, plural, one {per # settimana} other {per # settimane}}',
  forMonths: '{count, plural, one {per # mese} other {per # mesi}}',
  forYears: '{count, plural, one {per # anno} other {per # anni}}',
  unavailable: 'Non disponibile',
};
