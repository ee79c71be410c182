import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  listConfirmTitle: 'Encore un clic',
  listConfirmText: 'Voulez-vous abonner {email} à {list} ?',
  listConfirmButton: 'Confirmer mon abonnement',
  listConfirmedTitle: 'Vous êtes abonné.',
  listConfirmedText:
    '{email} figure maintenant sur {list}. Vous pouvez partir à tout moment : chaque e-mail contient un lien pour cela.',
  listUnsubscribeTitle: 'Se désabonner ?',
  listUnsubscribeText: '{email} ne recevra plus d’e-mails de {list}.',
  listUnsubscribeButton: 'Se désabonner',
  listUnsubscribedTitle: 'Vous êtes désabonné.',
  listUnsubscribedText: '{email} ne reçoit plus d’e-mails de {list}.',
  remindersTitle: 'Plus de rappels ?',
  remindersText: 'Vous pouvez vous passer des e-mails qui rappellent un panier ou demandent un avis.',
  remindersButton: 'Plus de rappels',
  remindersDoneTitle: 'Vous êtes désabonné.',
  remindersDoneText: 'Vous ne recevrez plus de rappels.',
  commentMailsTitle: 'Se désabonner ?',
  commentMailsText: 'Vous ne recevrez plus d’e-mails sur les commentaires de ce site.',
  commentMailsDoneText: 'Vous ne recevez plus d’e-mails sur les commentaires de ce site.',
  listLinkOverTitle: 'Ce lien n’est plus valable.',
  listLinkOverText:
    'Il concernait une adresse qui n’est plus sur la liste, ou il est trop ancien. Inscrivez-vous à nouveau pour en recevoir un autre.',
};
