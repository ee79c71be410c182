import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  title: 'Testbank',
  heading: 'Er det dig?',
  asksForPayment: '{siteTitle} beder om en betaling.',
  asksForCard: '{siteTitle} beder om at trække på dette kort fremover.',
  note: 'Denne side spiller bank; der trækkes ingen penge.',
  pay: 'Ja, betal',
  confirmCard: 'Ja, bekræft kortet',
  refuse: 'Nej, afvis',
};
