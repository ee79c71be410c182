import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ja: Translation<typeof en> = {
  blockTextHeading: '見出しを書きましょう',
  blockText: '続けて一、二文を書きましょう。言葉を選ぶと、太字やリンクにできます。',
  blockQuote: 'ここに発言をそのまま書きましょう。',
  blockQuoteSource: '発言した人',
  blockButton: '詳しく見る',
  blockQuestionOne: '質問を書きましょう',
  blockQuestionTwo: 'もう一つ質問を書きましょう',
  blockAnswer: 'ここに答えを書きましょう。',
  blockNewsletterTitle: 'ニュースレター',
  blockNewsletterText: '登録すると何がどのくらいの頻度で届くのかを書きましょう。',
};
