import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  listConfirmTitle: 'Nog één klik',
  listConfirmText: 'Wil je {email} aanmelden voor {list}?',
  listConfirmButton: 'Mijn aanmelding bevestigen',
  listConfirmedTitle: 'Je bent aangemeld.',
  listConfirmedText:
    '{email} staat nu op {list}. Je kunt je altijd afmelden: in elke mail staat een link daarvoor.',
  listUnsubscribeTitle: 'Afmelden?',
  listUnsubscribeText: '{email} krijgt dan geen mail meer van {list}.',
  listUnsubscribeButton: 'Afmelden',
  listUnsubscribedTitle: 'Je bent afgemeld.',
  listUnsubscribedText: '{email} krijgt geen mail meer van {list}.',
  remindersTitle: 'Geen herinneringen meer?',
  remindersText: 'Je kunt afzien van mails die aan een winkelwagen herinneren of om een beoordeling vragen.',
  remindersButton: 'Geen herinneringen meer',
  remindersDoneTitle: 'Je bent afgemeld.',
  remindersDoneText: 'Je krijgt geen herinneringen meer.',
  commentMailsTitle: 'Uitschrijven?',
  commentMailsText: 'Je krijgt geen e-mails meer over reacties op deze site.',
  commentMailsDoneText: 'Je krijgt geen e-mails over reacties op deze site meer.',
  listLinkOverTitle: 'Deze link geldt niet meer.',
  listLinkOverText:
    'Hij was voor een adres dat niet meer op de lijst staat, of hij is te oud. Meld je opnieuw aan voor een andere.',
};
