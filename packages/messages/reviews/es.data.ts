import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  reviewsTitle: 'Opiniones',
  reviewsEmptyText: 'Aún no hay opiniones.',
  reviewsCountText: '{count} opiniones',
  reviewsCountOne: '1 opinión',
  reviewStarsLabel: '{rating} de 5 estrellas',
  reviewVerifiedText: 'Compra verificada',
  reviewImportedText: 'Reseña importada',
  reviewsRequestTitle: '¿Qué te parece?',
  reviewFormTitle: 'Tu opinión sobre {title}',
  reviewGivenText: 'Ya has dado tu opinión. Gracias.',
  reviewThanksText: 'Gracias. Hemos recibido tu opinión.',
  reviewRatingLabel: 'Estrellas',
  reviewTitleLabel: 'Título',
  reviewBodyLabel: '¿Qué le dirías a alguien que piensa comprarlo?',
  reviewAuthorLabel: 'Tu nombre, tal como lo verán los demás',
  reviewSendText: 'Enviar opinión',
};
