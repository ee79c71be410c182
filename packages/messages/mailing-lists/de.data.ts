import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  listConfirmTitle: 'Noch ein Klick',
  listConfirmText: 'Möchten Sie {email} für {list} anmelden?',
  listConfirmButton: 'Anmeldung bestätigen',
  listConfirmedTitle: 'Sie sind angemeldet.',
  listConfirmedText:
    '{email} steht jetzt auf der Liste {list}. Sie können sich jederzeit abmelden: In jeder Mail steht ein Link dafür.',
  listUnsubscribeTitle: 'Abmelden?',
  listUnsubscribeText: '{email} bekommt dann keine Mails von {list} mehr.',
  listUnsubscribeButton: 'Abmelden',
  listUnsubscribedTitle: 'Sie sind abgemeldet.',
  listUnsubscribedText: '{email} bekommt keine Mails von {list} mehr.',
  remindersTitle: 'Keine Erinnerungen mehr?',
  remindersText:
    'Sie können auf Mails verzichten, die an einen Warenkorb erinnern oder um eine Bewertung bitten.',
  remindersButton: 'Keine Erinnerungen mehr',
  remindersDoneTitle: 'Sie sind abgemeldet.',
  remindersDoneText: 'Sie bekommen keine Erinnerungen mehr.',
  commentMailsTitle: 'Abmelden?',
  commentMailsText: 'Sie erhalten keine E-Mails mehr zu Kommentaren auf dieser Website.',
  commentMailsDoneText: 'Sie erhalten keine E-Mails zu Kommentaren auf dieser Website mehr.',
  listLinkOverTitle: 'Dieser Link gilt nicht mehr.',
  listLinkOverText:
    'Er war für eine Adresse, die nicht mehr auf der Liste steht, oder er ist zu alt. Melden Sie sich neu an, um einen anderen zu bekommen.',
};
