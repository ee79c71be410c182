import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  'title.text': 'Text',
  'title.textarea': 'Zpráva',
  'title.email': 'E-mail',
  'title.number': 'Číslo',
  'title.website': 'Web',
  'title.currency': 'Částka',
  'title.password': 'Heslo',
  'title.twitter': 'Twitter',
  'title.date': 'Datum',
  'title.time': 'Čas',
  'title.name': 'Jméno',
  'title.address': 'Adresa',
  'title.phone': 'Telefon',
  'title.radio': 'Vyberte jednu možnost',
  'title.checkbox': 'Vyberte libovolný počet',
  'title.select': 'Vyberte jednu možnost',
  'title.likert': 'Do jaké míry souhlasíte?',
  'title.hidden': 'Skryté',
  'title.section': 'Oddíl',
  submit: 'Odeslat',
  signUp: 'Přihlásit se',
  thanks: 'Děkujeme!',
  thanksForSigningUp: 'Děkujeme za přihlášení!',
  option: 'Možnost {number, number}',
};
