import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  declined: 'Su tarjeta ha sido rechazada.',
  insufficientFunds: 'Su tarjeta no tiene fondos suficientes.',
  bankRefused: 'El banco ha rechazado el pago.',
  refused: 'Su pago ha sido rechazado. Inténtelo de nuevo o pague de otra forma.',
  notCompleted: 'El pago no se ha completado.',
  unreadable: 'No se ha podido leer su tarjeta. Inténtelo de nuevo.',
  notSaved: 'No se ha podido guardar la tarjeta.',
  noSavedCard: 'No hay ninguna tarjeta guardada para esta suscripción.',
  bankAsks: 'Su banco le pide que confirme este pago.',
  expired: 'Su tarjeta ha caducado.',
  wrongCode: 'El código de seguridad de su tarjeta no es correcto.',
  processingError: 'No se ha podido procesar su tarjeta. Inténtelo de nuevo en un momento.',
};
