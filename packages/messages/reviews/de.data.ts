import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  reviewsTitle: 'Bewertungen',
  reviewsEmptyText: 'Noch keine Bewertungen.',
  reviewsCountText: '{count} Bewertungen',
  reviewsCountOne: '1 Bewertung',
  reviewStarsLabel: '{rating} von 5 Sternen',
  reviewVerifiedText: 'Bestätigter Kauf',
  reviewImportedText: 'Importierte Bewertung',
  reviewsRequestTitle: 'Wie gefällt es Ihnen?',
  reviewFormTitle: 'Ihre Bewertung zu {title}',
  reviewGivenText: 'Sie haben das schon bewertet. Vielen Dank.',
  reviewThanksText: 'Vielen Dank. Ihre Bewertung ist angekommen.',
  reviewRatingLabel: 'Sterne',
  reviewTitleLabel: 'Titel',
  reviewBodyLabel: 'Was würden Sie jemandem sagen, der überlegt, es zu kaufen?',
  reviewAuthorLabel: 'Ihr Name, wie andere ihn sehen',
  reviewSendText: 'Bewertung senden',
};
