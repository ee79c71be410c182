import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  likeLabel: 'Synes godt om',
  shareOnText: 'Del på {network}',
  shareByMailText: 'Del via e-mail',
  followText: 'Følg @{name}',
};
