import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  likeLabel: 'J’aime',
  shareOnText: 'Partager sur {network}',
  shareByMailText: 'Partager par e-mail',
  followText: 'Suivre @{name}',
};
