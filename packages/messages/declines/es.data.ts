import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  declined: 'Su tarjeta ha sido rechazada.',
  insufficientFunds: 'Su tarjeta no tiene fondos suficientes.',
  bankRefused: 'El banco ha rechazado el pago.',
  refused: 'Su pago ha sido rechazado. Inténtelo de nuevo o pague de otra forma.',
};
