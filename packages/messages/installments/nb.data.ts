import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  installmentsTitle: 'Betal i avdrag',
  installmentsCart: 'Fyll handlekurven og gå til kassen.',
  installmentsFirst: 'Velg avdragsbetaling og betal det første avdraget i dag.',
  installmentsRest: 'De andre avdragene trekkes annenhver uke, uten renter.',
  installmentsNote:
    'Leverandøren avgjør om en bestilling kan betales i avdrag. Forsinket betaling kan koste et gebyr.',
};
