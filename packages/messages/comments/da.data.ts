import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  commentsTitle: 'Kommentarer',
  commentsCountText: '{count} kommentarer',
  commentsCountOne: '1 kommentar',
  commentsEmptyText: 'Ingen kommentarer endnu.',
  commentsClosedText: 'Der er lukket for kommentarer.',
  commentPendingText: 'Tak. Din kommentar vises, når den er godkendt.',
  commentApprovedText: 'Tak. Din kommentar er offentliggjort.',
  commentFormTitle: 'Skriv en kommentar',
  commentTextLabel: 'Kommentar',
  commentAuthorLabel: 'Navn',
  commentEmailLabel: 'E-mail',
  commentEmailHint: 'Din e-mailadresse vises ikke.',
  commentSendText: 'Send kommentar',
};
