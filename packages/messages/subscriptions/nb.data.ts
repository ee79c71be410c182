import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'fra {price}',
  everyWeek: '{count, plural, one {hver uke} other {hver #. uke}}',
  everyMonth: '{count, plural, one {hver måned} other {hver #. måned}}',
  everyYear: '{count, plural, one {hvert år} other {hvert #. år}}',
  forWeeks: '{count, plural, one {i # uke} other {i # uker}}',
  forMonths: '{count, plural, one {i # måned} other {i # måneder}}',
  forYears: 'i {count} år',
  unavailable: 'Ikke tilgjengelig',
};
