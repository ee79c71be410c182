import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  declined: 'Ihre Karte wurde abgelehnt.',
  insufficientFunds: 'Auf Ihrer Karte ist nicht genug Guthaben.',
  bankRefused: 'Die Bank hat die Zahlung abgelehnt.',
  refused: 'Ihre Zahlung wurde abgelehnt. Bitte versuchen Sie es noch einmal oder zahlen Sie anders.',
  notCompleted: 'Die Zahlung wurde nicht abgeschlossen.',
  unreadable: 'Ihre Karte konnte nicht gelesen werden. Bitte versuchen Sie es noch einmal.',
  notSaved: 'Die Karte konnte nicht gespeichert werden.',
  noSavedCard: 'Für dieses Abonnement ist keine Karte gespeichert.',
  bankAsks: 'Ihre Bank bittet Sie, diese Zahlung zu bestätigen.',
  expired: 'Ihre Karte ist abgelaufen.',
  wrongCode: 'Die Prüfziffer Ihrer Karte stimmt nicht.',
  processingError: 'Ihre Karte konnte nicht verarbeitet werden. Bitte versuchen Sie es gleich noch einmal.',
};
