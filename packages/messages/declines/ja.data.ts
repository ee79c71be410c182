import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  declined: 'カードが承認されませんでした。',
  insufficientFunds: 'カードの残高が不足しています。',
  bankRefused: '銀行がお支払いを承認しませんでした。',
  refused: 'お支払いが承認されませんでした。もう一度お試しいただくか、別の方法でお支払いください。',
  notCompleted: 'お支払いは完了しませんでした。',
  unreadable: 'カードを読み取れませんでした。もう一度お試しください。',
  notSaved: 'カードを保存できませんでした。',
  noSavedCard: 'この定期購入にはカードが保存されていません。',
  bankAsks: 'ご利用の銀行がこのお支払いの確認を求めています。',
  expired: 'カードの有効期限が切れています。',
  wrongCode: 'カードのセキュリティコードが正しくありません。',
  processingError: 'カードを処理できませんでした。しばらくしてからもう一度お試しください。',
};
