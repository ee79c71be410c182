import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  declined: 'Votre carte a été refusée.',
  insufficientFunds: 'Les fonds de votre carte sont insuffisants.',
  bankRefused: 'La banque a refusé le paiement.',
  refused: 'Votre paiement a été refusé. Merci de réessayer ou de payer autrement.',
  notCompleted: 'Le paiement n’a pas abouti.',
  unreadable: 'Votre carte n’a pas pu être lue. Merci de réessayer.',
  notSaved: 'La carte n’a pas pu être enregistrée.',
  noSavedCard: 'Aucune carte n’est enregistrée pour cet abonnement.',
  bankAsks: 'Votre banque vous demande de confirmer ce paiement.',
  expired: 'Votre carte a expiré.',
  wrongCode: 'Le code de sécurité de votre carte est incorrect.',
  processingError: 'Votre carte n’a pas pu être traitée. Merci de réessayer dans un instant.',
};
