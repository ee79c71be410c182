import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  itemDiscount: 'Sleva na položku',
  orderDiscount: 'Sleva',
};
