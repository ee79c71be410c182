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
  commentWantsRepliesLabel: '返信があったらメールで知らせる',
  commentReplyText: '返信',
  commentReplyLabel: '{author}さんに返信',
  commentInReplyText: '{author}さんへの返信',
  commentCancelReplyText: '返信をやめる',
  commentSendReplyText: '返信を投稿',
  commentStaffText: '運営',
  commentReportText: '報告',
  commentReportLabel: '{author}さんのコメントを報告',
  commentReportedText: 'ご報告ありがとうございます。コメントを確認します。',
};
