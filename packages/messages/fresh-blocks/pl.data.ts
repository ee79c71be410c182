import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  blockTextHeading: 'Napisz nagłówek',
  blockText: 'Napisz jeszcze zdanie lub dwa. Zaznacz słowa, aby je pogrubić lub zamienić w link.',
  blockQuote: 'Wpisz tu zdanie, słowo w słowo.',
  blockQuoteSource: 'Kto to powiedział',
  blockButton: 'Dowiedz się więcej',
  blockQuestionOne: 'Napisz pytanie',
  blockQuestionTwo: 'Napisz kolejne pytanie',
  blockAnswer: 'Napisz tu odpowiedź.',
  blockNewsletterTitle: 'Newsletter',
  blockNewsletterText: 'Napisz, co dostaje się po zapisaniu i jak często.',
  blockMarkdown: 'Pisz w **Markdownie**: listy, *wyróżnienia*, [linki](/) i tabele.',
  blockCity: 'Miasto',
  blockVenue: 'Miejsce',
  blockChartSeries: 'Seria 1',
  blockMenu: '## Przystawki\nZupa dnia | 6\n> Powiedz, co w niej jest.\n\n## Dania główne\nInne danie | 14',
};
