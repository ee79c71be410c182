import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  'title.text': 'Testo',
  'title.textarea': 'Messaggio',
  'title.email': 'E-mail',
  'title.number': 'Numero',
  'title.website': 'Sito web',
  'title.currency': 'Importo',
  'title.password': 'Password',
  'title.twitter': 'Twitter',
  'title.date': 'Data',
  'title.time': 'Ora',
  'title.name': 'Nome',
  'title.address': 'Indirizzo',
  'title.phone': 'Telefono',
  'title.radio': 'Scegli un’opzione',
  'title.checkbox': 'Scegli una o più opzioni',
  'title.select': 'Scegli un’opzione',
  'title.likert': 'Quanto sei d’accordo?',
  'title.hidden': 'Nascosto',
  'title.section': 'Sezione',
  submit: 'Invia',
  signUp: 'Iscriviti',
  thanks: 'Grazie!',
  thanksForSigningUp: 'Grazie per l’iscrizione!',
  option: 'Opzione {number, number}',
};
