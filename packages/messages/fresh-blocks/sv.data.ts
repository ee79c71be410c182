import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  blockTextHeading: 'Skriv en rubrik',
  blockText: 'Fortsätt med en mening eller två. Markera ord för att göra dem feta eller till en länk.',
  blockQuote: 'Skriv en mening här, ord för ord.',
  blockQuoteSource: 'Vem som sa det',
  blockButton: 'Läs mer',
  blockQuestionOne: 'Skriv en fråga',
  blockQuestionTwo: 'Skriv en fråga till',
  blockAnswer: 'Skriv svaret här.',
  blockNewsletterTitle: 'Nyhetsbrev',
  blockNewsletterText: 'Berätta vad man får när man anmäler sig, och hur ofta.',
  blockMarkdown: 'Skriv i **Markdown**: listor, *betoning*, [länkar](/) och tabeller.',
  blockCity: 'Ort',
  blockVenue: 'Spelplats',
  blockChartSeries: 'Serie 1',
  blockMenu: '## Förrätter\nDagens soppa | 6\n> Säg vad som är i.\n\n## Varmrätter\nEn annan rätt | 14',
};
