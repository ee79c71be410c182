import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  listConfirmTitle: 'Vielä yksi painallus',
  listConfirmText: 'Haluatko liittää osoitteen {email} listalle {list}?',
  listConfirmButton: 'Vahvista tilaus',
  listConfirmedTitle: 'Olet listalla.',
  listConfirmedText:
    '{email} on nyt listalla {list}. Voit poistua milloin tahansa: jokaisessa viestissä on linkki sitä varten.',
  listUnsubscribeTitle: 'Poistutaanko listalta?',
  listUnsubscribeText: 'Osoitteeseen {email} ei enää tule viestejä listalta {list}.',
  listUnsubscribeButton: 'Poistu listalta',
  listUnsubscribedTitle: 'Olet poistunut listalta.',
  listUnsubscribedText: '{email} ei enää saa viestejä listalta {list}.',
  remindersTitle: 'Ei enää muistutuksia?',
  remindersText: 'Voit jättää väliin viestit, jotka muistuttavat ostoskorista tai pyytävät arvostelua.',
  remindersButton: 'Ei enää muistutuksia',
  remindersDoneTitle: 'Olet poistunut listalta.',
  remindersDoneText: 'Et saa enää muistutuksia.',
  commentMailsTitle: 'Perutaanko viestit?',
  commentMailsText: 'Et saa enää viestejä tämän sivuston kommenteista.',
  commentMailsDoneText: 'Et enää saa viestejä tämän sivuston kommenteista.',
  listLinkOverTitle: 'Tämä linkki ei ole enää voimassa.',
  listLinkOverText:
    'Se oli osoitteelle, joka ei ole enää listalla, tai se on liian vanha. Liity uudelleen, niin saat uuden.',
};
