import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  'title.text': 'Tekst',
  'title.textarea': 'Melding',
  'title.email': 'E-post',
  'title.number': 'Tall',
  'title.website': 'Nettsted',
  'title.currency': 'Beløp',
  'title.password': 'Passord',
  'title.twitter': 'Twitter',
  'title.date': 'Dato',
  'title.time': 'Klokkeslett',
  'title.name': 'Navn',
  'title.address': 'Adresse',
  'title.phone': 'Telefon',
  'title.radio': 'Velg én',
  'title.checkbox': 'Velg så mange du vil',
  'title.select': 'Velg én',
  'title.likert': 'Hvor enig er du?',
  'title.hidden': 'Skjult',
  'title.section': 'Del',
  submit: 'Send',
  signUp: 'Meld deg på',
  thanks: 'Takk!',
  thanksForSigningUp: 'Takk for påmeldingen!',
  option: 'Alternativ {number, number}',
};
