import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'à partir de {price}',
  everyWeek: '{count, plural, one {chaque semaine} other {toutes les # semaines}}',
  everyMonth: '{count, plural, one {chaque mois} other {tous les # mois}}',
  everyYear: '{count, plural, one {chaque année} other {tous les # ans}}',
  forWeeks: '{count, plural, one {pendant # semaine} other {pendant # semaines}}',
  forMonths: 'pendant {count} mois',
  forYears: '{count, plural, one {pendant # an} other {pendant # ans}}',
  unavailable: 'Indisponible',
};
