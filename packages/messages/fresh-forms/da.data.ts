import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  'title.text': 'Tekst',
  'title.textarea': 'Besked',
  'title.email': 'E-mail',
  'title.number': 'Tal',
  'title.website': 'Websted',
  'title.currency': 'Beløb',
  'title.password': 'Adgangskode',
  'title.twitter': 'Twitter',
  'title.date': 'Dato',
  'title.time': 'Tidspunkt',
  'title.name': 'Navn',
  'title.address': 'Adresse',
  'title.phone': 'Telefon',
  'title.radio': 'Vælg én',
  'title.checkbox': 'Vælg så mange du vil',
  'title.select': 'Vælg én',
  'title.likert': 'Hvor enig er du?',
  'title.hidden': 'Skjult',
  'title.section': 'Afsnit',
  submit: 'Send',
  signUp: 'Tilmeld',
  thanks: 'Tak!',
  thanksForSigningUp: 'Tak for din tilmelding!',
  option: 'Valgmulighed {number, number}',
};
