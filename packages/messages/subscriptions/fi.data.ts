import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'alkaen {price}',
  everyWeek: '{count, plural, one {viikoittain} other {# viikon välein}}',
  everyMonth: '{count, plural, one {kuukausittain} other {# kuukauden välein}}',
  everyYear: '{count, plural, one {vuosittain} other {# vuoden välein}}',
  forWeeks: '{count} viikon ajan',
  forMonths: '{count} kuukauden ajan',
  forYears: '{count} vuoden ajan',
  unavailable: 'Ei saatavilla',
};
