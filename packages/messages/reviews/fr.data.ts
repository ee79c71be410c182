import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  reviewsTitle: 'Avis',
  reviewsEmptyText: 'Pas encore d’avis.',
  reviewsCountText: '{count} avis',
  reviewsCountOne: '1 avis',
  reviewStarsLabel: '{rating} étoiles sur 5',
  reviewVerifiedText: 'Achat vérifié',
  reviewImportedText: 'Avis importé',
  reviewsRequestTitle: 'Qu’en pensez-vous ?',
  reviewFormTitle: 'Votre avis sur {title}',
  reviewGivenText: 'Vous avez donné votre avis. Merci.',
  reviewThanksText: 'Merci. Votre avis nous est parvenu.',
  reviewRatingLabel: 'Étoiles',
  reviewTitleLabel: 'Titre',
  reviewBodyLabel: 'Que diriez-vous à quelqu’un qui pense l’acheter ?',
  reviewAuthorLabel: 'Votre nom, tel que les autres le voient',
  reviewSendText: 'Envoyer l’avis',
};
