import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  declined: 'Ihre Karte wurde abgelehnt.',
  insufficientFunds: 'Auf Ihrer Karte ist nicht genug Guthaben.',
  bankRefused: 'Die Bank hat die Zahlung abgelehnt.',
  refused: 'Ihre Zahlung wurde abgelehnt. Bitte versuchen Sie es noch einmal oder zahlen Sie anders.',
};
