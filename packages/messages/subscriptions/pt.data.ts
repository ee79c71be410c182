import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'a partir de {price}',
  everyWeek: '{count, plural, one {a cada semana} other {a cada # semanas}}',
  everyMonth: '{count, plural, one {a cada mês} other {a cada # meses}}',
  everyYear: '{count, plural, one {a cada ano} other {a cada # anos}}',
  forWeeks: '{count, plural, one {durante # semana} other {durante # semanas}}',
  forMonths: '{count, plural, one {durante # mês} other {durante # meses}}',
  forYears: '{count, plural, one {durante # ano} other {durante # anos}}',
  unavailable: 'Indisponível',
};
