import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  declined: 'Ditt kort nekades.',
  insufficientFunds: 'Det finns inte tillräckligt med pengar på kortet.',
  bankRefused: 'Banken nekade betalningen.',
  refused: 'Din betalning nekades. Försök igen eller betala på ett annat sätt.',
  notCompleted: 'Betalningen slutfördes inte.',
  unreadable: 'Ditt kort kunde inte läsas. Försök igen.',
  notSaved: 'Kortet kunde inte sparas.',
  noSavedCard: 'Inget kort är sparat för den här prenumerationen.',
  bankAsks: 'Din bank ber dig bekräfta den här betalningen.',
  expired: 'Ditt kort har gått ut.',
  wrongCode: 'Säkerhetskoden för ditt kort stämmer inte.',
  processingError: 'Ditt kort kunde inte behandlas. Försök igen om en stund.',
};
