import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  declined: 'O seu cartão foi recusado.',
  insufficientFunds: 'O seu cartão não tem saldo suficiente.',
  bankRefused: 'O banco recusou o pagamento.',
  refused: 'O seu pagamento foi recusado. Tente novamente ou pague de outra forma.',
};
