import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  likeLabel: 'Gosto',
  shareOnText: 'Partilhar no {network}',
  shareByMailText: 'Partilhar por e-mail',
  followText: 'Seguir @{name}',
};
