import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Translation<typeof en> = {
  likeLabel: 'Curtir',
  shareOnText: 'Compartilhar no {network}',
  shareByMailText: 'Compartilhar por e-mail',
  followText: 'Seguir @{name}',
};
