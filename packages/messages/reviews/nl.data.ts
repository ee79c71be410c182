import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  reviewsTitle: 'Beoordelingen',
  reviewsEmptyText: 'Nog geen beoordelingen.',
  reviewsCountText: '{count} beoordelingen',
  reviewsCountOne: '1 beoordeling',
  reviewStarsLabel: '{rating} van 5 sterren',
  reviewVerifiedText: 'Geverifieerde aankoop',
  reviewImportedText: 'Geïmporteerde beoordeling',
  reviewsRequestTitle: 'Hoe bevalt het?',
  reviewFormTitle: 'Je beoordeling van {title}',
  reviewGivenText: 'Je hebt dit beoordeeld. Dank je wel.',
  reviewThanksText: 'Dank je wel. Je beoordeling is aangekomen.',
  reviewRatingLabel: 'Sterren',
  reviewTitleLabel: 'Titel',
  reviewBodyLabel: 'Wat zou je zeggen tegen iemand die overweegt het te kopen?',
  reviewAuthorLabel: 'Je naam, zoals anderen die zien',
  reviewSendText: 'Beoordeling versturen',
};
