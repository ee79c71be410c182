import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Partial<Translation<typeof en>> = {
  listConfirmText: 'Deseja inscrever {email} em {list}?',
  listConfirmButton: 'Confirmar minha inscrição',
  listConfirmedText:
    '{email} está agora em {list}. Você pode sair quando quiser: cada e-mail traz um link para isso.',
  listUnsubscribedText: '{email} não recebe mais e-mails de {list}.',
  remindersText: 'Você pode dispensar os e-mails que lembram um carrinho ou pedem uma avaliação.',
  remindersDoneText: 'Você não receberá mais lembretes.',
  commentMailsTitle: 'Cancelar a inscrição?',
  commentMailsText: 'Você deixará de receber e-mails sobre os comentários deste site.',
  commentMailsDoneText: 'Você não recebe mais e-mails sobre os comentários deste site.',
  listLinkOverTitle: 'Este link não é mais válido.',
  listLinkOverText:
    'Era para um endereço que não está mais na lista, ou é antigo demais. Inscreva-se de novo para receber outro.',
};
