import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  listConfirmTitle: 'Só mais um clique',
  listConfirmText: 'Quer inscrever {email} em {list}?',
  listConfirmButton: 'Confirmar a minha inscrição',
  listConfirmedTitle: 'A inscrição está feita.',
  listConfirmedText:
    '{email} está agora em {list}. Pode sair quando quiser: cada e-mail traz um link para isso.',
  listUnsubscribeTitle: 'Cancelar a inscrição?',
  listUnsubscribeText: '{email} deixará de receber e-mails de {list}.',
  listUnsubscribeButton: 'Cancelar a inscrição',
  listUnsubscribedTitle: 'A inscrição foi cancelada.',
  listUnsubscribedText: '{email} já não recebe e-mails de {list}.',
  remindersTitle: 'Sem mais lembretes?',
  remindersText: 'Pode dispensar os e-mails que lembram um carrinho ou pedem uma avaliação.',
  remindersButton: 'Sem mais lembretes',
  remindersDoneTitle: 'A inscrição foi cancelada.',
  remindersDoneText: 'Não receberá mais lembretes.',
  commentMailsTitle: 'Cancelar a subscrição?',
  commentMailsText: 'Deixará de receber e-mails sobre os comentários deste site.',
  commentMailsDoneText: 'Já não recebe e-mails sobre os comentários deste site.',
  listLinkOverTitle: 'Este link já não é válido.',
  listLinkOverText:
    'Era para um endereço que já não está na lista, ou é demasiado antigo. Inscreva-se de novo para receber outro.',
};
