import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  listConfirmTitle: 'Ett klikk til',
  listConfirmText: 'Vil du melde {email} på {list}?',
  listConfirmButton: 'Bekreft påmeldingen',
  listConfirmedTitle: 'Du er påmeldt.',
  listConfirmedText:
    '{email} står nå på {list}. Du kan melde deg av når som helst: det er en lenke for det i hver e-post.',
  listUnsubscribeTitle: 'Melde deg av?',
  listUnsubscribeText: '{email} får da ikke flere e-poster fra {list}.',
  listUnsubscribeButton: 'Meld meg av',
  listUnsubscribedTitle: 'Du er avmeldt.',
  listUnsubscribedText: '{email} får ikke flere e-poster fra {list}.',
  remindersTitle: 'Ingen flere påminnelser?',
  remindersText: 'Du kan slippe e-poster som minner om en handlekurv eller ber om en anmeldelse.',
  remindersButton: 'Ingen flere påminnelser',
  remindersDoneTitle: 'Du er avmeldt.',
  remindersDoneText: 'Du får ingen flere påminnelser.',
  commentMailsTitle: 'Avslutte?',
  commentMailsText: 'Du får ikke flere e-poster om kommentarer på dette nettstedet.',
  commentMailsDoneText: 'Du får ikke lenger e-poster om kommentarer på dette nettstedet.',
  listLinkOverTitle: 'Denne lenken gjelder ikke lenger.',
  listLinkOverText:
    'Den var til en adresse som ikke lenger står på listen, eller den er for gammel. Meld deg på igjen for å få en ny.',
};
