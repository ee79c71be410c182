import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'desde {price}',
  everyWeek: '{count, plural, one {cada semana} other {cada # semanas}}',
  everyMonth: '{count, plural, one {cada mes} other {cada # meses}}',
  everyYear: '{count, plural, one {cada año} other {cada # años}}',
  forWeeks: '{count, plural, one {durante # semana} other {durante # semanas}}',
  forMonths: '{count, plural, one {durante # mes} other {durante # meses}}',
  forYears: '{count, plural, one {durante # año} other {durante # años}}',
  unavailable: 'No disponible',
};
