import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  blockTextHeading: 'Schreib eine Überschrift',
  blockText: 'Schreib ein oder zwei Sätze weiter. Markiere Wörter, um sie fett oder zu einem Link zu machen.',
  blockQuote: 'Setz hier einen Satz ein, Wort für Wort.',
  blockQuoteSource: 'Wer das gesagt hat',
  blockButton: 'Mehr erfahren',
  blockQuestionOne: 'Schreib eine Frage',
  blockQuestionTwo: 'Schreib noch eine Frage',
  blockAnswer: 'Schreib hier die Antwort.',
  blockNewsletterTitle: 'Newsletter',
  blockNewsletterText: 'Sag, was man nach der Anmeldung bekommt und wie oft.',
  blockMarkdown: 'Schreib in **Markdown**: Listen, *Betonungen*, [Links](/) und Tabellen.',
  blockCity: 'Stadt',
  blockVenue: 'Veranstaltungsort',
  blockChartSeries: 'Reihe 1',
  blockMenu:
    '## Vorspeisen\nTagessuppe | 6\n> Sag, was drin ist.\n\n## Hauptgerichte\nEin weiteres Gericht | 14',
};
