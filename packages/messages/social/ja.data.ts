import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  likeLabel: 'いいね',
  shareOnText: '{network}でシェア',
  shareByMailText: 'メールでシェア',
  followText: '@{name}さんをフォロー',
};
