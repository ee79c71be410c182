import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  blockTextHeading: 'Schrijf een kop',
  blockText: 'Ga verder met een of twee zinnen. Selecteer woorden om ze vet of een link te maken.',
  blockQuote: 'Zet hier een zin neer, woord voor woord.',
  blockQuoteSource: 'Wie het zei',
  blockButton: 'Meer informatie',
  blockQuestionOne: 'Schrijf een vraag',
  blockQuestionTwo: 'Schrijf nog een vraag',
  blockAnswer: 'Schrijf hier het antwoord.',
  blockNewsletterTitle: 'Nieuwsbrief',
  blockNewsletterText: 'Vertel wat mensen krijgen als ze zich aanmelden, en hoe vaak.',
  blockMarkdown: 'Schrijf in **Markdown**: lijsten, *nadruk*, [links](/) en tabellen.',
  blockCity: 'Plaats',
  blockVenue: 'Zaal',
  blockChartSeries: 'Reeks 1',
  blockMenu:
    '## Voorgerechten\nSoep van de dag | 6\n> Zeg wat erin zit.\n\n## Hoofdgerechten\nNog een gerecht | 14',
};
