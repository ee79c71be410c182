import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'från {price}',
  everyWeek: '{count, plural, one {varje vecka} other {med # veckors mellanrum}}',
  everyMonth: '{count, plural, one {varje månad} other {med # månaders mellanrum}}',
  everyYear: '{count, plural, one {varje år} other {med # års mellanrum}}',
  forWeeks: '{count, plural, one {i # vecka} other {i # veckor}}',
  forMonths: '{count, plural, one {i # månad} other {i # månader}}',
  forYears: 'i {count} år',
  unavailable: 'Inte tillgänglig',
};
