import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  installmentsTitle: 'Maksa osissa',
  installmentsCart: 'Täytä ostoskorisi ja siirry kassalle.',
  installmentsFirst: 'Valitse osamaksu ja maksa ensimmäinen osa tänään.',
  installmentsRest: 'Muut osat veloitetaan kahden viikon välein, ilman korkoa.',
  installmentsNote:
    'Palveluntarjoaja päättää, voiko tilauksen maksaa osissa. Myöhästyneestä maksusta voidaan periä maksu.',
};
