import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  itemDiscount: 'Remise sur un article',
  orderDiscount: 'Remise',
};
