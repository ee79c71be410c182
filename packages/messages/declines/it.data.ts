import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  declined: 'La tua carta è stata rifiutata.',
  insufficientFunds: 'La tua carta non ha fondi sufficienti.',
  bankRefused: 'La banca ha rifiutato il pagamento.',
  refused: 'Il pagamento è stato rifiutato. Riprova o paga in un altro modo.',
  notCompleted: 'Il pagamento non è stato completato.',
  unreadable: 'Non è stato possibile leggere la tua carta. Riprova.',
  notSaved: 'Non è stato possibile salvare la carta.',
  noSavedCard: 'Nessuna carta è salvata per questo abbonamento.',
  bankAsks: 'La tua banca ti chiede di confermare questo pagamento.',
  expired: 'La tua carta è scaduta.',
  wrongCode: 'Il codice di sicurezza della tua carta non è corretto.',
  processingError: 'Non è stato possibile elaborare la tua carta. Riprova tra un momento.',
};
