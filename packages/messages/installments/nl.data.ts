import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  installmentsTitle: 'In termijnen betalen',
  installmentsCart: 'Vul je winkelwagen en ga afrekenen.',
  installmentsFirst: 'Kies voor betalen in termijnen en betaal vandaag de eerste termijn.',
  installmentsRest: 'De andere termijnen worden om de twee weken afgeschreven, zonder rente.',
  installmentsNote:
    'De aanbieder beslist of een bestelling in termijnen kan worden betaald. Te late betalingen kunnen kosten meebrengen.',
};
