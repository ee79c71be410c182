import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  title: 'Testbank',
  heading: 'Sind Sie das?',
  asksForPayment: '{siteTitle} bittet um eine Zahlung.',
  asksForCard: '{siteTitle} möchte künftig diese Karte belasten.',
  note: 'Diese Seite spielt die Bank; nichts wird abgebucht.',
  pay: 'Ja, bezahlen',
  confirmCard: 'Ja, Karte bestätigen',
  refuse: 'Nein, ablehnen',
};
