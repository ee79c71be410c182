import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  title: 'テスト銀行',
  heading: 'ご本人ですか？',
  asksForPayment: '{siteTitle} がお支払いを求めています。',
  asksForCard: '{siteTitle} が今後このカードへの請求を求めています。',
  note: 'このページは銀行の代わりです。実際の請求はありません。',
  pay: 'はい、支払う',
  confirmCard: 'はい、カードを承認する',
  refuse: 'いいえ、拒否する',
};
