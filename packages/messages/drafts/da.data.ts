import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  itemDiscount: 'Rabat på en vare',
  orderDiscount: 'Rabat',
};
