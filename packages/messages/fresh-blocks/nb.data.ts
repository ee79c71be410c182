import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  blockTextHeading: 'Skriv en overskrift',
  blockText: 'Fortsett med en setning eller to. Marker ord for å gjøre dem fete eller til en lenke.',
  blockQuote: 'Skriv en setning her, ord for ord.',
  blockQuoteSource: 'Hvem som sa det',
  blockButton: 'Les mer',
  blockQuestionOne: 'Skriv et spørsmål',
  blockQuestionTwo: 'Skriv et spørsmål til',
  blockAnswer: 'Skriv svaret her.',
  blockNewsletterTitle: 'Nyhetsbrev',
  blockNewsletterText: 'Fortell hva man får ved å melde seg på, og hvor ofte.',
  blockMarkdown: 'Skriv i **Markdown**: lister, *utheving*, [lenker](/) og tabeller.',
  blockCity: 'By',
  blockVenue: 'Spillested',
  blockChartSeries: 'Serie 1',
  blockMenu: '## Forretter\nDagens suppe | 6\n> Si hva den inneholder.\n\n## Hovedretter\nEn annen rett | 14',
};
