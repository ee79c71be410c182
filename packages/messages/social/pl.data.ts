import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  likeLabel: 'Lubię to',
  shareOnText: 'Udostępnij w serwisie {network}',
  shareByMailText: 'Udostępnij e-mailem',
  followText: 'Obserwuj @{name}',
};
