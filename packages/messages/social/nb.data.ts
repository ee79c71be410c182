import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  likeLabel: 'Lik',
  shareOnText: 'Del på {network}',
  shareByMailText: 'Del via e-post',
  followText: 'Følg @{name}',
};
