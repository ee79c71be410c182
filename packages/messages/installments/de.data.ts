import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  installmentsTitle: 'In Raten zahlen',
  installmentsCart: 'Füllen Sie Ihren Warenkorb und gehen Sie zur Kasse.',
  installmentsFirst: 'Wählen Sie Ratenzahlung und zahlen Sie die erste Rate heute.',
  installmentsRest: 'Die weiteren Raten werden alle zwei Wochen abgebucht, ohne Zinsen.',
  installmentsNote:
    'Der Anbieter entscheidet, ob eine Bestellung in Raten bezahlt werden kann. Bei verspäteter Zahlung können Gebühren anfallen.',
};
