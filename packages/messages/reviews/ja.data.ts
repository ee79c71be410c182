import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  reviewsTitle: 'レビュー',
  reviewsEmptyText: 'レビューはまだありません。',
  reviewsCountText: 'レビュー{count}件',
  reviewsCountOne: 'レビュー1件',
  reviewStarsLabel: '星5つ中{rating}',
  reviewVerifiedText: '購入確認済み',
  reviewImportedText: 'インポートされたレビュー',
  reviewsRequestTitle: 'いかがでしたか？',
  reviewFormTitle: '{title}のレビュー',
  reviewGivenText: 'すでにレビューをいただいています。ありがとうございます。',
  reviewThanksText: 'ありがとうございます。レビューを受け付けました。',
  reviewRatingLabel: '評価',
  reviewTitleLabel: 'タイトル',
  reviewBodyLabel: '購入を検討している方に伝えたいことをお書きください。',
  reviewAuthorLabel: '公開されるお名前',
  reviewSendText: 'レビューを送信',
};
