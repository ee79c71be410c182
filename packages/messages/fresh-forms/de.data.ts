import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  'title.text': 'Text',
  'title.textarea': 'Nachricht',
  'title.email': 'E-Mail',
  'title.number': 'Zahl',
  'title.website': 'Website',
  'title.currency': 'Betrag',
  'title.password': 'Passwort',
  'title.twitter': 'Twitter',
  'title.date': 'Datum',
  'title.time': 'Uhrzeit',
  'title.name': 'Name',
  'title.address': 'Adresse',
  'title.phone': 'Telefon',
  'title.radio': 'Eines auswählen',
  'title.checkbox': 'Beliebig viele auswählen',
  'title.select': 'Eines auswählen',
  'title.likert': 'Wie sehr stimmen Sie zu?',
  'title.hidden': 'Verborgen',
  'title.section': 'Abschnitt',
  submit: 'Absenden',
  signUp: 'Anmelden',
  thanks: 'Vielen Dank!',
  thanksForSigningUp: 'Vielen Dank für die Anmeldung!',
  option: 'Option {number, number}',
};
