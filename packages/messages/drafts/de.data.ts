import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  itemDiscount: 'Rabatt auf einen Artikel',
  orderDiscount: 'Rabatt',
};
