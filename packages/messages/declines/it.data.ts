import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  declined: 'La tua carta è stata rifiutata.',
  insufficientFunds: 'La tua carta non ha fondi sufficienti.',
  bankRefused: 'La banca ha rifiutato il pagamento.',
  refused: 'Il pagamento è stato rifiutato. Riprova o paga in un altro modo.',
};
