import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  installmentsTitle: 'Pagar a plazos',
  installmentsCart: 'Llena tu carrito y ve a la caja.',
  installmentsFirst: 'Elige el pago a plazos y paga hoy la primera parte.',
  installmentsRest: 'Las demás partes se cobran cada dos semanas, sin intereses.',
  installmentsNote:
    'El proveedor decide si un pedido puede pagarse a plazos. Un retraso en el pago puede generar gastos.',
};
