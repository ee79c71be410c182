import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  listConfirmTitle: 'Ancora un clic',
  listConfirmText: 'Vuoi iscrivere {email} a {list}?',
  listConfirmButton: 'Conferma la mia iscrizione',
  listConfirmedTitle: 'Iscrizione completata.',
  listConfirmedText:
    '{email} è ora in {list}. Puoi uscirne quando vuoi: ogni e-mail contiene un link per farlo.',
  listUnsubscribeTitle: 'Annullare l’iscrizione?',
  listUnsubscribeText: '{email} non riceverà più e-mail di {list}.',
  listUnsubscribeButton: 'Annulla l’iscrizione',
  listUnsubscribedTitle: 'L’iscrizione è annullata.',
  listUnsubscribedText: '{email} non riceve più e-mail di {list}.',
  remindersTitle: 'Basta promemoria?',
  remindersText: 'Puoi fare a meno delle e-mail che ricordano un carrello o chiedono una recensione.',
  remindersButton: 'Basta promemoria',
  remindersDoneTitle: 'L’iscrizione è annullata.',
  remindersDoneText: 'Non riceverai più promemoria.',
  commentMailsTitle: 'Vuoi annullare l’iscrizione?',
  commentMailsText: 'Non riceverai più e-mail sui commenti di questo sito.',
  commentMailsDoneText: 'Non ricevi più e-mail sui commenti di questo sito.',
  listLinkOverTitle: 'Questo link non vale più.',
  listLinkOverText:
    'Era per un indirizzo che non è più nell’elenco, o è troppo vecchio. Iscriviti di nuovo per riceverne un altro.',
};
