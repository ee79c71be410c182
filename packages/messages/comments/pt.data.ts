import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pt: Translation<typeof en> = {
  commentsTitle: 'Comentários',
  commentsCountText: '{count} comentários',
  commentsCountOne: '1 comentário',
  commentsEmptyText: 'Ainda não há comentários.',
  commentsClosedText: 'Os comentários estão encerrados.',
  commentPendingText: 'Obrigado. O seu comentário aparece assim que for aprovado.',
  commentApprovedText: 'Obrigado. O seu comentário foi publicado.',
  commentFormTitle: 'Deixe um comentário',
  commentTextLabel: 'Comentário',
  commentAuthorLabel: 'Nome',
  commentEmailLabel: 'E-mail',
  commentEmailHint: 'O seu e-mail não é publicado.',
  commentSendText: 'Publicar comentário',
};
