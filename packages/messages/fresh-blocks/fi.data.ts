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
};
