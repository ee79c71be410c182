import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  title: 'Banca di prova',
  heading: 'Sei tu?',
  asksForPayment: '{siteTitle} chiede un pagamento.',
  asksForCard: '{siteTitle} chiede di addebitare d’ora in poi su questa carta.',
  note: 'Questa pagina fa da banca; non viene addebitato nulla.',
  pay: 'Sì, paga',
  confirmCard: 'Sì, conferma la carta',
  refuse: 'No, rifiuta',
};
