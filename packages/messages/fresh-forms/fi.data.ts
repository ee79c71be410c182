import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  'title.text': 'Teksti',
  'title.textarea': 'Viesti',
  'title.email': 'Sähköposti',
  'title.number': 'Luku',
  'title.website': 'Verkkosivusto',
  'title.currency': 'Summa',
  'title.password': 'Salasana',
  'title.twitter': 'Twitter',
  'title.date': 'Päivämäärä',
  'title.time': 'Kellonaika',
  'title.name': 'Nimi',
  'title.address': 'Osoite',
  'title.phone': 'Puhelin',
  'title.radio': 'Valitse yksi',
  'title.checkbox': 'Valitse niin monta kuin haluat',
  'title.select': 'Valitse yksi',
  'title.likert': 'Kuinka samaa mieltä olet?',
  'title.hidden': 'Piilotettu',
  'title.section': 'Osio',
  submit: 'Lähetä',
  signUp: 'Tilaa',
  thanks: 'Kiitos!',
  thanksForSigningUp: 'Kiitos tilauksesta!',
  option: 'Vaihtoehto {number, number}',
};
