import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  listConfirmTitle: 'あと1クリックです',
  listConfirmText: '{email}を{list}に登録しますか？',
  listConfirmButton: '登録を確定する',
  listConfirmedTitle: '登録しました。',
  listConfirmedText:
    '{email}を{list}に登録しました。いつでも解除できます。すべてのメールに解除用のリンクがあります。',
  listUnsubscribeTitle: '配信を停止しますか？',
  listUnsubscribeText: '{email}に{list}のメールが届かなくなります。',
  listUnsubscribeButton: '配信を停止する',
  listUnsubscribedTitle: '配信を停止しました。',
  listUnsubscribedText: '{email}に{list}のメールは届きません。',
  remindersTitle: 'リマインダーを停止しますか？',
  remindersText: 'カートのお知らせやレビューのお願いのメールを停止できます。',
  remindersButton: 'リマインダーを停止する',
  remindersDoneTitle: '配信を停止しました。',
  remindersDoneText: '今後リマインダーは届きません。',
  commentMailsTitle: '通知を停止しますか？',
  commentMailsText: 'このサイトのコメントに関するメールは届かなくなります。',
  commentMailsDoneText: 'このサイトのコメントに関するメールは停止されました。',
  listLinkOverTitle: 'このリンクは無効です。',
  listLinkOverText:
    '登録されていないアドレスのリンクか、古いリンクです。新しいリンクを受け取るには、もう一度ご登録ください。',
};
