import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  donateOwnLabel: 'Seu valor em {currency}',
  donateMonthlyHint: 'Você pode encerrar quando quiser na sua conta.',
  donateGoalLabel: 'Quanto da meta já foi alcançado',
  donateClosedText: 'Esta campanha não aceita doações no momento.',
};
