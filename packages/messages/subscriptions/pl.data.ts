import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'od {price}',
  everyWeek: '{count, plural, one {co tydzień} few {co # tygodnie} many {co # tygodni} other {co # tygodni}}',
  everyMonth:
    '{count, plural, one {co miesiąc} few {co # miesiące} many {co # miesięcy} other {co # miesięcy}}',
  everyYear: '{count, plural, one {co rok} few {co # lata} many {co # lat} other {co # lat}}',
  forWeeks:
    '{count, plural, one {przez # tydzień} few {przez # tygodnie} many {przez # tygodni} other {przez # tygodni}}',
  forMonths:
    '{count, plural, one {przez # miesiąc} few {przez # miesiące} many {przez # miesięcy} other {przez # miesięcy}}',
  forYears: '{count, plural, one {przez # rok} few {przez # lata} many {przez # lat} other {przez # lat}}',
  unavailable: 'Niedostępne',
};
