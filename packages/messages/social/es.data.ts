import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  likeLabel: 'Me gusta',
  shareOnText: 'Compartir en {network}',
  shareByMailText: 'Compartir por correo',
  followText: 'Seguir a @{name}',
};
