import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  reviewsTitle: 'Anmeldelser',
  reviewsEmptyText: 'Ingen anmeldelser ennå.',
  reviewsCountText: '{count} anmeldelser',
  reviewsCountOne: '1 anmeldelse',
  reviewStarsLabel: '{rating} av 5 stjerner',
  reviewVerifiedText: 'Bekreftet kjøp',
  reviewImportedText: 'Importert omtale',
  reviewsRequestTitle: 'Hva synes du?',
  reviewFormTitle: 'Din anmeldelse av {title}',
  reviewGivenText: 'Du har allerede anmeldt dette. Takk.',
  reviewThanksText: 'Takk. Vi har mottatt anmeldelsen din.',
  reviewRatingLabel: 'Stjerner',
  reviewTitleLabel: 'Overskrift',
  reviewBodyLabel: 'Hva ville du sagt til noen som vurderer å kjøpe det?',
  reviewAuthorLabel: 'Navnet ditt, slik andre ser det',
  reviewSendText: 'Send anmeldelse',
};
