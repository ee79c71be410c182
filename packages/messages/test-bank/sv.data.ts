import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  title: 'Testbank',
  heading: 'Är det du?',
  asksForPayment: '{siteTitle} begär en betalning.',
  asksForCard: '{siteTitle} vill dra pengar från det här kortet framöver.',
  note: 'Den här sidan spelar bank; inga pengar dras.',
  pay: 'Ja, betala',
  confirmCard: 'Ja, bekräfta kortet',
  refuse: 'Nej, neka',
};
