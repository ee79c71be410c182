import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  declined: 'O seu cartão foi recusado.',
  insufficientFunds: 'O seu cartão não tem saldo suficiente.',
  bankRefused: 'O banco recusou o pagamento.',
  refused: 'O seu pagamento foi recusado. Tente novamente ou pague de outra forma.',
  notCompleted: 'O pagamento não foi concluído.',
  unreadable: 'Não foi possível ler o seu cartão. Tente novamente.',
  notSaved: 'Não foi possível guardar o cartão.',
  noSavedCard: 'Não há nenhum cartão guardado para esta assinatura.',
  bankAsks: 'O seu banco pede-lhe que confirme este pagamento.',
  expired: 'O seu cartão expirou.',
  wrongCode: 'O código de segurança do seu cartão não está correto.',
  processingError: 'Não foi possível processar o seu cartão. Tente novamente dentro de momentos.',
};
