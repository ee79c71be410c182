import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  reviewsTitle: 'Recensioner',
  reviewsEmptyText: 'Inga recensioner än.',
  reviewsCountText: '{count} recensioner',
  reviewsCountOne: '1 recension',
  reviewStarsLabel: '{rating} av 5 stjärnor',
  reviewVerifiedText: 'Verifierat köp',
  reviewImportedText: 'Importerat omdöme',
  reviewsRequestTitle: 'Vad tycker du?',
  reviewFormTitle: 'Din recension av {title}',
  reviewGivenText: 'Du har redan recenserat detta. Tack.',
  reviewThanksText: 'Tack. Din recension har kommit fram.',
  reviewRatingLabel: 'Stjärnor',
  reviewTitleLabel: 'Rubrik',
  reviewBodyLabel: 'Vad skulle du säga till någon som funderar på att köpa det?',
  reviewAuthorLabel: 'Ditt namn, så som andra ser det',
  reviewSendText: 'Skicka recension',
};
