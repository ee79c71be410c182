import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  declined: 'Tu tarjeta ha sido rechazada.',
  insufficientFunds: 'Tu tarjeta no tiene fondos suficientes.',
  bankRefused: 'El banco ha rechazado el pago.',
  refused: 'Tu pago ha sido rechazado. Inténtalo de nuevo o paga de otra forma.',
  notCompleted: 'El pago no se ha completado.',
  unreadable: 'No se ha podido leer tu tarjeta. Inténtalo de nuevo.',
  notSaved: 'No se ha podido guardar la tarjeta.',
  noSavedCard: 'No hay ninguna tarjeta guardada para esta suscripción.',
  bankAsks: 'Tu banco te pide que confirmes este pago.',
  expired: 'Tu tarjeta ha caducado.',
  wrongCode: 'El código de seguridad de tu tarjeta no es correcto.',
  processingError: 'No se ha podido procesar tu tarjeta. Inténtalo de nuevo en un momento.',
};
