import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  itemDiscount: 'Desconto num artigo',
  orderDiscount: 'Desconto',
};
