import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  itemDiscount: 'Sconto su un articolo',
  orderDiscount: 'Sconto',
};
