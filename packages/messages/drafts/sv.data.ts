import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  itemDiscount: 'Rabatt på en vara',
  orderDiscount: 'Rabatt',
};
