import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  likeLabel: 'Gilla',
  shareOnText: 'Dela på {network}',
  shareByMailText: 'Dela via e-post',
  followText: 'Följ @{name}',
};
