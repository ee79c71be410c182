import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  installmentsTitle: 'Betal i rater',
  installmentsCart: 'Fyld din kurv, og gå til kassen.',
  installmentsFirst: 'Vælg ratebetaling, og betal den første rate i dag.',
  installmentsRest: 'De øvrige rater trækkes hver anden uge, uden renter.',
  installmentsNote:
    'Udbyderen afgør, om en ordre kan betales i rater. Forsinket betaling kan koste et gebyr.',
};
