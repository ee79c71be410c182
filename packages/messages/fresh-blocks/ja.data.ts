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
  blockMarkdown: '**Markdown**で書きましょう。リスト、*強調*、[リンク](/)、表が使えます。',
  blockCity: '都市',
  blockVenue: '会場',
  blockChartSeries: '系列1',
  blockMenu: '## 前菜\n本日のスープ | 6\n> 何が入っているかを書きましょう。\n\n## メイン\nもう一品 | 14',
};
