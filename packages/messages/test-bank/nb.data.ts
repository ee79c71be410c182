import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  title: 'Testbank',
  heading: 'Er dette deg?',
  asksForPayment: '{siteTitle} ber om en betaling.',
  asksForCard: '{siteTitle} ber om å belaste dette kortet fra nå av.',
  note: 'Denne siden spiller bank; ingenting belastes.',
  pay: 'Ja, betal',
  confirmCard: 'Ja, bekreft kortet',
  refuse: 'Nei, avvis',
};
