import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  itemDiscount: 'Korting op een artikel',
  orderDiscount: 'Korting',
};
