import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  likeLabel: 'Mi piace',
  shareOnText: 'Condividi su {network}',
  shareByMailText: 'Condividi via e-mail',
  followText: 'Segui @{name}',
};
