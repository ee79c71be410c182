import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  declined: 'Twoja karta została odrzucona.',
  insufficientFunds: 'Na karcie nie ma wystarczających środków.',
  bankRefused: 'Bank odrzucił płatność.',
  refused: 'Twoja płatność została odrzucona. Spróbuj ponownie lub zapłać inaczej.',
};
