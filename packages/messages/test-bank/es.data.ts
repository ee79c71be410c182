import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  title: 'Banco de prueba',
  heading: '¿Eres tú?',
  asksForPayment: '{siteTitle} solicita un pago.',
  asksForCard: '{siteTitle} solicita cobrar en esta tarjeta a partir de ahora.',
  note: 'Esta página hace de banco; no se cobra nada.',
  pay: 'Sí, pagar',
  confirmCard: 'Sí, confirmar la tarjeta',
  refuse: 'No, rechazar',
};
