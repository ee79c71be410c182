import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  likeLabel: 'Vind ik leuk',
  shareOnText: 'Delen op {network}',
  shareByMailText: 'Delen via e-mail',
  followText: '@{name} volgen',
};
