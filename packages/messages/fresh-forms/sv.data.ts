import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  'title.text': 'Text',
  'title.textarea': 'Meddelande',
  'title.email': 'E-post',
  'title.number': 'Tal',
  'title.website': 'Webbplats',
  'title.currency': 'Belopp',
  'title.password': 'Lösenord',
  'title.twitter': 'Twitter',
  'title.date': 'Datum',
  'title.time': 'Tid',
  'title.name': 'Namn',
  'title.address': 'Adress',
  'title.phone': 'Telefon',
  'title.radio': 'Välj ett alternativ',
  'title.checkbox': 'Välj så många du vill',
  'title.select': 'Välj ett alternativ',
  'title.likert': 'Hur väl håller du med?',
  'title.hidden': 'Dolt',
  'title.section': 'Avsnitt',
  submit: 'Skicka',
  signUp: 'Anmäl dig',
  thanks: 'Tack!',
  thanksForSigningUp: 'Tack för din anmälan!',
  option: 'Alternativ {number, number}',
};
