import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  reviewsTitle: 'Hodnocení',
  reviewsEmptyText: 'Zatím žádná hodnocení.',
  reviewsCountText: 'Hodnocení: {count}',
  reviewsCountOne: '1 hodnocení',
  reviewStarsLabel: '{rating} z 5 hvězdiček',
  reviewVerifiedText: 'Ověřený nákup',
  reviewImportedText: 'Importovaná recenze',
  reviewsRequestTitle: 'Jak jste spokojeni?',
  reviewFormTitle: 'Vaše hodnocení: {title}',
  reviewGivenText: 'Toto jste už hodnotili. Děkujeme.',
  reviewThanksText: 'Děkujeme. Vaše hodnocení dorazilo.',
  reviewRatingLabel: 'Hvězdičky',
  reviewTitleLabel: 'Nadpis',
  reviewBodyLabel: 'Co byste řekli někomu, kdo o nákupu uvažuje?',
  reviewAuthorLabel: 'Vaše jméno, jak je uvidí ostatní',
  reviewSendText: 'Odeslat hodnocení',
};
