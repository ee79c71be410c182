import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  title: 'Banque de test',
  heading: 'Est-ce bien vous ?',
  asksForPayment: '{siteTitle} demande un paiement.',
  asksForCard: '{siteTitle} demande à débiter désormais cette carte.',
  note: 'Cette page joue le rôle de la banque ; rien n’est débité.',
  pay: 'Oui, payer',
  confirmCard: 'Oui, confirmer la carte',
  refuse: 'Non, refuser',
};
