import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  itemDiscount: 'Descuento en un artículo',
  orderDiscount: 'Descuento',
};
