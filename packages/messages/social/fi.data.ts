import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  likeLabel: 'Tykkää',
  shareOnText: 'Jaa palvelussa {network}',
  shareByMailText: 'Jaa sähköpostilla',
  followText: 'Seuraa @{name}',
};
