import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  itemDiscount: 'Rabat na produkt',
  orderDiscount: 'Rabat',
};
