import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  'title.text': 'Texte',
  'title.textarea': 'Message',
  'title.email': 'E-mail',
  'title.number': 'Nombre',
  'title.website': 'Site web',
  'title.currency': 'Montant',
  'title.password': 'Mot de passe',
  'title.twitter': 'Twitter',
  'title.date': 'Date',
  'title.time': 'Heure',
  'title.name': 'Nom',
  'title.address': 'Adresse',
  'title.phone': 'Téléphone',
  'title.radio': 'Choisissez une réponse',
  'title.checkbox': 'Choisissez une ou plusieurs réponses',
  'title.select': 'Choisissez une réponse',
  'title.likert': 'Dans quelle mesure êtes-vous d’accord ?',
  'title.hidden': 'Masqué',
  'title.section': 'Section',
  submit: 'Envoyer',
  signUp: 'S’inscrire',
  thanks: 'Merci !',
  thanksForSigningUp: 'Merci pour votre inscription !',
  option: 'Option {number, number}',
};
