import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  reviewsTitle: 'Anmeldelser',
  reviewsEmptyText: 'Ingen anmeldelser endnu.',
  reviewsCountText: '{count} anmeldelser',
  reviewsCountOne: '1 anmeldelse',
  reviewStarsLabel: '{rating} af 5 stjerner',
  reviewVerifiedText: 'Bekræftet køb',
  reviewImportedText: 'Importeret anmeldelse',
  reviewsRequestTitle: 'Hvad synes du?',
  reviewFormTitle: 'Din anmeldelse af {title}',
  reviewGivenText: 'Du har allerede anmeldt dette. Tak.',
  reviewThanksText: 'Tak. Vi har modtaget din anmeldelse.',
  reviewRatingLabel: 'Stjerner',
  reviewTitleLabel: 'Overskrift',
  reviewBodyLabel: 'Hvad ville du sige til en, der overvejer at købe det?',
  reviewAuthorLabel: 'Dit navn, som andre ser det',
  reviewSendText: 'Send anmeldelse',
};
