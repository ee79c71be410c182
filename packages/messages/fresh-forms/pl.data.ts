import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  'title.text': 'Tekst',
  'title.textarea': 'Wiadomość',
  'title.email': 'E-mail',
  'title.number': 'Liczba',
  'title.website': 'Strona internetowa',
  'title.currency': 'Kwota',
  'title.password': 'Hasło',
  'title.twitter': 'Twitter',
  'title.date': 'Data',
  'title.time': 'Godzina',
  'title.name': 'Imię i nazwisko',
  'title.address': 'Adres',
  'title.phone': 'Telefon',
  'title.radio': 'Wybierz jedno',
  'title.checkbox': 'Wybierz dowolną liczbę',
  'title.select': 'Wybierz jedno',
  'title.likert': 'W jakim stopniu się zgadzasz?',
  'title.hidden': 'Ukryte',
  'title.section': 'Sekcja',
  submit: 'Wyślij',
  signUp: 'Zapisz się',
  thanks: 'Dziękujemy!',
  thanksForSigningUp: 'Dziękujemy za zapisanie się!',
  option: 'Opcja {number, number}',
};
