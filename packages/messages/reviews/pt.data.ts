import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  reviewsTitle: 'Avaliações',
  reviewsEmptyText: 'Ainda sem avaliações.',
  reviewsCountText: '{count} avaliações',
  reviewsCountOne: '1 avaliação',
  reviewStarsLabel: '{rating} de 5 estrelas',
  reviewVerifiedText: 'Compra verificada',
  reviewImportedText: 'Avaliação importada',
  reviewsRequestTitle: 'O que achou?',
  reviewFormTitle: 'A sua avaliação de {title}',
  reviewGivenText: 'Já fez a sua avaliação. Obrigado.',
  reviewThanksText: 'Obrigado. A sua avaliação chegou.',
  reviewRatingLabel: 'Estrelas',
  reviewTitleLabel: 'Título',
  reviewBodyLabel: 'O que diria a quem está a pensar comprá-lo?',
  reviewAuthorLabel: 'O seu nome, tal como os outros o veem',
  reviewSendText: 'Enviar avaliação',
};
