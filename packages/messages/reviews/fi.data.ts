import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  reviewsTitle: 'Arvostelut',
  reviewsEmptyText: 'Ei vielä arvosteluja.',
  reviewsCountText: '{count} arvostelua',
  reviewsCountOne: '1 arvostelu',
  reviewStarsLabel: '{rating}/5 tähteä',
  reviewVerifiedText: 'Vahvistettu osto',
  reviewImportedText: 'Tuotu arvostelu',
  reviewsRequestTitle: 'Mitä pidät?',
  reviewFormTitle: 'Arvostelusi: {title}',
  reviewGivenText: 'Olet jo arvostellut tämän. Kiitos.',
  reviewThanksText: 'Kiitos. Arvostelusi on saapunut.',
  reviewRatingLabel: 'Tähdet',
  reviewTitleLabel: 'Otsikko',
  reviewBodyLabel: 'Mitä kertoisit jollekulle, joka harkitsee tämän ostamista?',
  reviewAuthorLabel: 'Nimesi, sellaisena kuin muut sen näkevät',
  reviewSendText: 'Lähetä arvostelu',
};
