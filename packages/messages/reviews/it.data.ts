import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  reviewsTitle: 'Recensioni',
  reviewsEmptyText: 'Ancora nessuna recensione.',
  reviewsCountText: '{count} recensioni',
  reviewsCountOne: '1 recensione',
  reviewStarsLabel: '{rating} stelle su 5',
  reviewVerifiedText: 'Acquisto verificato',
  reviewImportedText: 'Recensione importata',
  reviewsRequestTitle: 'Come ti sembra?',
  reviewFormTitle: 'La tua recensione di {title}',
  reviewGivenText: 'Hai già dato la tua recensione. Grazie.',
  reviewThanksText: 'Grazie. La tua recensione è arrivata.',
  reviewRatingLabel: 'Stelle',
  reviewTitleLabel: 'Titolo',
  reviewBodyLabel: 'Che cosa diresti a chi pensa di acquistarlo?',
  reviewAuthorLabel: 'Il tuo nome, come lo vedono gli altri',
  reviewSendText: 'Invia la recensione',
};
