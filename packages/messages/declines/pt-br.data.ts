import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  declined: 'Seu cartão foi recusado.',
  insufficientFunds: 'Seu cartão não tem saldo suficiente.',
  refused: 'Seu pagamento foi recusado. Tente novamente ou pague de outra forma.',
  unreadable: 'Não foi possível ler seu cartão. Tente novamente.',
  notSaved: 'Não foi possível salvar o cartão.',
  noSavedCard: 'Não há nenhum cartão salvo para esta assinatura.',
  bankAsks: 'Seu banco pede que você confirme este pagamento.',
  expired: 'Seu cartão está vencido.',
  wrongCode: 'O código de segurança do seu cartão está incorreto.',
  processingError: 'Não foi possível processar seu cartão. Tente novamente em instantes.',
};
