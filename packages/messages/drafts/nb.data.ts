import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  itemDiscount: 'Rabatt på en vare',
  orderDiscount: 'Rabatt',
};
