import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  commentsTitle: 'コメント',
  commentsCountText: 'コメント{count}件',
  commentsCountOne: 'コメント1件',
  commentsEmptyText: 'まだコメントはありません。',
  commentsClosedText: 'コメントの受け付けは終了しました。',
  commentPendingText: 'ありがとうございます。コメントは承認後に表示されます。',
  commentApprovedText: 'ありがとうございます。コメントを投稿しました。',
  commentFormTitle: 'コメントを書く',
  commentTextLabel: 'コメント',
  commentAuthorLabel: 'お名前',
  commentEmailLabel: 'メールアドレス',
  commentEmailHint: 'メールアドレスは公開されません。',
  commentSendText: 'コメントを投稿',
};
