import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  declined: 'Kortet ditt ble avvist.',
  insufficientFunds: 'Det er ikke nok penger på kortet.',
  bankRefused: 'Banken avviste betalingen.',
  refused: 'Betalingen din ble avvist. Prøv igjen eller betal på en annen måte.',
  notCompleted: 'Betalingen ble ikke fullført.',
  unreadable: 'Kortet ditt kunne ikke leses. Prøv igjen.',
  notSaved: 'Kortet kunne ikke lagres.',
  noSavedCard: 'Det er ikke lagret noe kort for dette abonnementet.',
  bankAsks: 'Banken din ber deg bekrefte denne betalingen.',
  expired: 'Kortet ditt er utløpt.',
  wrongCode: 'Sikkerhetskoden til kortet ditt er feil.',
  processingError: 'Kortet ditt kunne ikke behandles. Prøv igjen om litt.',
};
