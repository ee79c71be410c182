import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  likeLabel: 'Gefällt mir',
  shareOnText: 'Auf {network} teilen',
  shareByMailText: 'Per E-Mail teilen',
  followText: '@{name} folgen',
};
