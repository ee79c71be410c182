import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  title: 'Testbank',
  heading: 'Ben jij dit?',
  asksForPayment: '{siteTitle} vraagt om een betaling.',
  asksForCard: '{siteTitle} vraagt om voortaan van deze kaart af te schrijven.',
  note: 'Deze pagina speelt de bank; er wordt niets afgeschreven.',
  pay: 'Ja, betalen',
  confirmCard: 'Ja, kaart bevestigen',
  refuse: 'Nee, weigeren',
};
