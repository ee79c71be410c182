import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  blockTextHeading: 'Kirjoita otsikko',
  blockText: 'Jatka lauseella tai parilla. Valitse sanoja, kun haluat lihavoida ne tai tehdä niistä linkin.',
  blockQuote: 'Kirjoita tähän lause sanasta sanaan.',
  blockQuoteSource: 'Kuka sen sanoi',
  blockButton: 'Lue lisää',
  blockQuestionOne: 'Kirjoita kysymys',
  blockQuestionTwo: 'Kirjoita toinen kysymys',
  blockAnswer: 'Kirjoita vastaus tähän.',
  blockNewsletterTitle: 'Uutiskirje',
  blockNewsletterText: 'Kerro, mitä tilaaja saa ja kuinka usein.',
  blockMarkdown: 'Kirjoita **Markdownia**: luetteloita, *korostuksia*, [linkkejä](/) ja taulukoita.',
  blockCity: 'Kaupunki',
  blockVenue: 'Esiintymispaikka',
  blockChartSeries: 'Sarja 1',
  blockMenu: '## Alkuruoat\nPäivän keitto | 6\n> Kerro, mitä siinä on.\n\n## Pääruoat\nToinen ruokalaji | 14',
};
