import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  reviewFormTitle: 'Sua avaliação de {title}',
  reviewGivenText: 'Você já fez sua avaliação. Obrigado.',
  reviewThanksText: 'Obrigado. Sua avaliação chegou.',
  reviewBodyLabel: 'O que você diria a quem está pensando em comprar?',
  reviewAuthorLabel: 'Seu nome, como os outros o veem',
};
