import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  installmentsTitle: 'Payer en plusieurs fois',
  installmentsCart: 'Remplissez votre panier et passez à la caisse.',
  installmentsFirst: 'Choisissez le paiement en plusieurs fois et payez la première part aujourd’hui.',
  installmentsRest: 'Les autres parts sont prélevées toutes les deux semaines, sans intérêts.',
  installmentsNote:
    'Le fournisseur décide si une commande peut être payée en plusieurs fois. Un retard peut entraîner des frais.',
};
