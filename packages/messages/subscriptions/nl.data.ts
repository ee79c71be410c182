import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'vanaf {price}',
  everyWeek: '{count, plural, one {elke week} other {elke # weken}}',
  everyMonth: '{count, plural, one {elke maand} other {elke # maanden}}',
  everyYear: '{count, plural, one {elk jaar} other {elke # jaar}}',
  forWeeks: '{count, plural, one {gedurende # week} other {gedurende # weken}}',
  forMonths: '{count, plural, one {gedurende # maand} other {gedurende # maanden}}',
  forYears: 'gedurende {count} jaar',
  unavailable: 'Niet beschikbaar',
};
