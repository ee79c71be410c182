import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  installmentsTitle: 'Pagar a plazos',
  installmentsCart: 'Llene su carrito y vaya a la caja.',
  installmentsFirst: 'Elija el pago a plazos y pague hoy la primera parte.',
  installmentsRest: 'Las demás partes se cobran cada dos semanas, sin intereses.',
  installmentsNote:
    'El proveedor decide si un pedido puede pagarse a plazos. Un retraso en el pago puede generar gastos.',
};
