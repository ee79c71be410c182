import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  blockTextHeading: 'Skriv en overskrift',
  blockText: 'Fortsæt med en sætning eller to. Markér ord for at gøre dem fede eller til et link.',
  blockQuote: 'Sæt en sætning her, ord for ord.',
  blockQuoteSource: 'Hvem der sagde det',
  blockButton: 'Læs mere',
  blockQuestionOne: 'Skriv et spørgsmål',
  blockQuestionTwo: 'Skriv endnu et spørgsmål',
  blockAnswer: 'Skriv svaret her.',
  blockNewsletterTitle: 'Nyhedsbrev',
  blockNewsletterText: 'Fortæl, hvad man får ved at tilmelde sig, og hvor ofte.',
  blockMarkdown: 'Skriv i **Markdown**: lister, *fremhævning*, [links](/) og tabeller.',
  blockCity: 'By',
  blockVenue: 'Spillested',
  blockChartSeries: 'Serie 1',
  blockMenu: '## Forretter\nDagens suppe | 6\n> Sig, hvad der er i.\n\n## Hovedretter\nEn anden ret | 14',
};
