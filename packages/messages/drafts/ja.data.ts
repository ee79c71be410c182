import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  itemDiscount: '商品の割引',
  orderDiscount: '割引',
};
