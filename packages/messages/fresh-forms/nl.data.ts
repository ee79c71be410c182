import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  'title.text': 'Tekst',
  'title.textarea': 'Bericht',
  'title.email': 'E-mail',
  'title.number': 'Getal',
  'title.website': 'Website',
  'title.currency': 'Bedrag',
  'title.password': 'Wachtwoord',
  'title.twitter': 'Twitter',
  'title.date': 'Datum',
  'title.time': 'Tijd',
  'title.name': 'Naam',
  'title.address': 'Adres',
  'title.phone': 'Telefoon',
  'title.radio': 'Kies er één',
  'title.checkbox': 'Kies er zoveel je wilt',
  'title.select': 'Kies er één',
  'title.likert': 'In hoeverre ben je het eens?',
  'title.hidden': 'Verborgen',
  'title.section': 'Sectie',
  submit: 'Verzenden',
  signUp: 'Aanmelden',
  thanks: 'Bedankt!',
  thanksForSigningUp: 'Bedankt voor je aanmelding!',
  option: 'Optie {number, number}',
};
