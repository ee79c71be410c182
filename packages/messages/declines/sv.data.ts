import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  declined: 'Ditt kort nekades.',
  insufficientFunds: 'Det finns inte tillräckligt med pengar på kortet.',
  bankRefused: 'Banken nekade betalningen.',
  refused: 'Din betalning nekades. Försök igen eller betala på ett annat sätt.',
};
