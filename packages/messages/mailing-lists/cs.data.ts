import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  listConfirmTitle: 'Ještě jedno kliknutí',
  listConfirmText: 'Chcete přihlásit {email} k odběru {list}?',
  listConfirmButton: 'Potvrdit odběr',
  listConfirmedTitle: 'Odběr je potvrzen.',
  listConfirmedText:
    '{email} je nyní na seznamu {list}. Odhlásit se můžete kdykoli: odkaz je v každém e-mailu.',
  listUnsubscribeTitle: 'Odhlásit odběr?',
  listUnsubscribeText: '{email} už nebude dostávat e-maily z {list}.',
  listUnsubscribeButton: 'Odhlásit odběr',
  listUnsubscribedTitle: 'Odběr je odhlášen.',
  listUnsubscribedText: '{email} už nedostává e-maily z {list}.',
  remindersTitle: 'Už žádná připomenutí?',
  remindersText: 'Můžete se obejít bez e-mailů, které připomínají košík nebo prosí o hodnocení.',
  remindersButton: 'Už žádná připomenutí',
  remindersDoneTitle: 'Odběr je odhlášen.',
  remindersDoneText: 'Žádná další připomenutí už vám nepřijdou.',
  commentMailsTitle: 'Odhlásit odběr?',
  commentMailsText: 'Už nebudete dostávat e-maily o komentářích na tomto webu.',
  commentMailsDoneText: 'Už nedostáváte e-maily o komentářích na tomto webu.',
  listLinkOverTitle: 'Tento odkaz už neplatí.',
  listLinkOverText:
    'Patřil k adrese, která už na seznamu není, nebo je příliš starý. Přihlaste se znovu a dostanete nový.',
};
