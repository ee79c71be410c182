import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  title: 'Bank testowy',
  heading: 'Czy to Ty?',
  asksForPayment: '{siteTitle} prosi o płatność.',
  asksForCard: '{siteTitle} prosi o zgodę na obciążanie odtąd tej karty.',
  note: 'Ta strona udaje bank; nic nie zostanie pobrane.',
  pay: 'Tak, zapłać',
  confirmCard: 'Tak, potwierdź kartę',
  refuse: 'Nie, odrzuć',
};
