import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'od {price}',
  everyWeek: '{count, plural, one {každý týden} few {každé # týdny} other {každých # týdnů}}',
  everyMonth: '{count, plural, one {každý měsíc} few {každé # měsíce} other {každých # měsíců}}',
  everyYear: '{count, plural, one {každý rok} few {každé # roky} other {každých # let}}',
  forWeeks: '{count, plural, one {po dobu # týdne} few {po dobu # týdnů} other {po dobu # týdnů}}',
  forMonths: '{count, plural, one {po dobu # měsíce} few {po dobu # měsíců} other {po dobu # měsíců}}',
  forYears: '{count, plural, one {po dobu # roku} few {po dobu # let} other {po dobu # let}}',
  unavailable: 'Nedostupné',
};
