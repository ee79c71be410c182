import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  itemDiscount: 'Alennus tuotteesta',
  orderDiscount: 'Alennus',
};
