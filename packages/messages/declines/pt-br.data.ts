import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  declined: 'Seu cartão foi recusado.',
  insufficientFunds: 'Seu cartão não tem saldo suficiente.',
  refused: 'Seu pagamento foi recusado. Tente novamente ou pague de outra forma.',
};
