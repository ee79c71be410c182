import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  required: 'Obligatoire',
  'too-long': 'Vous avez dépassé le nombre de caractères autorisé.',
  email: 'L’adresse e-mail n’est pas valide. Une adresse a la forme name@example.com.',
  number: 'Saisissez un nombre, par exemple 12,5.',
  amount: 'Saisissez un montant, par exemple 12,50.',
  'web-address': 'Saisissez une adresse web, par exemple https://example.com.',
  'user-name': 'Saisissez un nom d’utilisateur, par exemple @name.',
  date: 'Date non valide.',
  time: 'Saisissez une heure, par exemple 14:30.',
  phone: 'Saisissez un numéro de téléphone en chiffres.',
  choice: 'Choisissez parmi les options proposées.',
  invalid: 'Un ou plusieurs champs ne sont pas valides, veuillez vérifier vos saisies.',
  captcha: 'Remplissez le CAPTCHA avant l’envoi.',
  unauthorised: 'Impossible d’envoyer le formulaire. Veuillez réessayer plus tard.',
  notConfigured: 'Ce formulaire n’est pas encore configuré.',
  rateLimited: 'Impossible d’envoyer le formulaire : trop d’envois. Veuillez réessayer plus tard.',
  serverFault: 'Le formulaire n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  unknown: 'Erreur inconnue, veuillez réessayer plus tard.',
  keyFailure: 'Impossible d’obtenir une clé d’envoi, veuillez réessayer plus tard.',
  parseFailure: 'Impossible de lire les champs du formulaire, veuillez vérifier vos saisies.',
  saveFailure: 'Erreur lors du traitement du formulaire. Veuillez recharger la page et réessayer.',
  problemAbove:
    'Votre formulaire a rencontré un problème. Veuillez faire défiler vers le bas pour le revoir.',
  problemBelow:
    'Votre formulaire a rencontré un problème. Veuillez faire défiler vers le haut pour le revoir.',
  submitting: 'Envoi en cours…',
};
