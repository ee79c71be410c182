import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  listConfirmTitle: 'Et klik mere',
  listConfirmText: 'Vil du tilmelde {email} til {list}?',
  listConfirmButton: 'Bekræft min tilmelding',
  listConfirmedTitle: 'Du er tilmeldt.',
  listConfirmedText:
    '{email} er nu på {list}. Du kan afmelde dig når som helst: der er et link til det i hver mail.',
  listUnsubscribeTitle: 'Vil du afmelde dig?',
  listUnsubscribeText: '{email} får så ikke flere mails fra {list}.',
  listUnsubscribeButton: 'Afmeld',
  listUnsubscribedTitle: 'Du er afmeldt.',
  listUnsubscribedText: '{email} får ikke flere mails fra {list}.',
  remindersTitle: 'Ikke flere påmindelser?',
  remindersText: 'Du kan slippe for mails, der minder om en kurv eller beder om en anmeldelse.',
  remindersButton: 'Ikke flere påmindelser',
  remindersDoneTitle: 'Du er afmeldt.',
  remindersDoneText: 'Du får ikke flere påmindelser.',
  commentMailsTitle: 'Afmeld?',
  commentMailsText: 'Du får ikke flere e-mails om kommentarer på dette websted.',
  commentMailsDoneText: 'Du får ikke længere e-mails om kommentarer på dette websted.',
  listLinkOverTitle: 'Linket gælder ikke længere.',
  listLinkOverText:
    'Det var til en adresse, der ikke længere er på listen, eller også er det for gammelt. Tilmeld dig igen for at få et nyt.',
};
