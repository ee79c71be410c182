import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  reviewsTitle: 'Opinie',
  reviewsEmptyText: 'Nie ma jeszcze opinii.',
  reviewsCountText: 'Opinie: {count}',
  reviewsCountOne: '1 opinia',
  reviewStarsLabel: 'Ocena: {rating} na 5',
  reviewVerifiedText: 'Zweryfikowany zakup',
  reviewImportedText: 'Zaimportowana opinia',
  reviewsRequestTitle: 'Jak się podoba?',
  reviewFormTitle: 'Twoja opinia: {title}',
  reviewGivenText: 'Ta opinia już została dodana. Dziękujemy.',
  reviewThanksText: 'Dziękujemy. Twoja opinia dotarła.',
  reviewRatingLabel: 'Gwiazdki',
  reviewTitleLabel: 'Tytuł',
  reviewBodyLabel: 'Co powiesz komuś, kto zastanawia się nad zakupem?',
  reviewAuthorLabel: 'Twoje imię, tak jak widzą je inni',
  reviewSendText: 'Wyślij opinię',
};
