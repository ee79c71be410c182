import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  likeLabel: 'To se mi líbí',
  shareOnText: 'Sdílet na {network}',
  shareByMailText: 'Sdílet e-mailem',
  followText: 'Sledovat @{name}',
};
