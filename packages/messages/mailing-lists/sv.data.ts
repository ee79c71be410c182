import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  listConfirmTitle: 'Ett klick till',
  listConfirmText: 'Vill du anmäla {email} till {list}?',
  listConfirmButton: 'Bekräfta min anmälan',
  listConfirmedTitle: 'Du är anmäld.',
  listConfirmedText:
    '{email} finns nu på {list}. Du kan lämna listan när du vill: det finns en länk för det i varje mejl.',
  listUnsubscribeTitle: 'Avsluta prenumerationen?',
  listUnsubscribeText: '{email} får då inga fler mejl från {list}.',
  listUnsubscribeButton: 'Avsluta prenumerationen',
  listUnsubscribedTitle: 'Prenumerationen är avslutad.',
  listUnsubscribedText: '{email} får inga fler mejl från {list}.',
  remindersTitle: 'Inga fler påminnelser?',
  remindersText: 'Du kan slippa mejl som påminner om en varukorg eller ber om en recension.',
  remindersButton: 'Inga fler påminnelser',
  remindersDoneTitle: 'Prenumerationen är avslutad.',
  remindersDoneText: 'Du får inga fler påminnelser.',
  commentMailsTitle: 'Avsluta?',
  commentMailsText: 'Du får inga fler mejl om kommentarer på den här webbplatsen.',
  commentMailsDoneText: 'Du får inte längre mejl om kommentarer på den här webbplatsen.',
  listLinkOverTitle: 'Länken gäller inte längre.',
  listLinkOverText:
    'Den var till en adress som inte längre finns på listan, eller så är den för gammal. Anmäl dig igen för att få en ny.',
};
