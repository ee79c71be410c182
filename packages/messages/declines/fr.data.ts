import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  declined: 'Votre carte a été refusée.',
  insufficientFunds: 'Les fonds de votre carte sont insuffisants.',
  bankRefused: 'La banque a refusé le paiement.',
  refused: 'Votre paiement a été refusé. Merci de réessayer ou de payer autrement.',
};
