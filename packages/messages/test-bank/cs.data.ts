import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  title: 'Testovací banka',
  heading: 'Jste to vy?',
  asksForPayment: '{siteTitle} žádá o platbu.',
  asksForCard: '{siteTitle} žádá, aby mohl obchod napříště strhávat platby z této karty.',
  note: 'Tato stránka hraje banku; nic se nestrhne.',
  pay: 'Ano, zaplatit',
  confirmCard: 'Ano, potvrdit kartu',
  refuse: 'Ne, odmítnout',
};
