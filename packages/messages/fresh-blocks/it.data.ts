import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  blockTextHeading: 'Scrivi un titolo',
  blockText: 'Continua con una o due frasi. Seleziona le parole per metterle in grassetto o farne un link.',
  blockQuote: 'Metti qui una frase, parola per parola.',
  blockQuoteSource: 'Chi l’ha detto',
  blockButton: 'Scopri di più',
  blockQuestionOne: 'Scrivi una domanda',
  blockQuestionTwo: 'Scrivi un’altra domanda',
  blockAnswer: 'Scrivi qui la risposta.',
  blockNewsletterTitle: 'Newsletter',
  blockNewsletterText: 'Spiega che cosa riceve chi si iscrive, e con quale frequenza.',
  blockMarkdown: 'Scrivi in **Markdown**: elenchi, *enfasi*, [link](/) e tabelle.',
  blockCity: 'Città',
  blockVenue: 'Locale',
  blockChartSeries: 'Serie 1',
  blockMenu:
    '## Antipasti\nZuppa del giorno | 6\n> Di’ che cosa contiene.\n\n## Secondi\nUn altro piatto | 14',
};
