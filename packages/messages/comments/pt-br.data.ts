import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const ptBr: Translation<typeof en> = {
  commentsTitle: 'Comentários',
  commentsCountText: '{count} comentários',
  commentsCountOne: '1 comentário',
  commentsEmptyText: 'Ainda não há comentários.',
  commentsClosedText: 'Os comentários estão encerrados.',
  commentPendingText: 'Obrigado. Seu comentário aparecerá assim que for aprovado.',
  commentApprovedText: 'Obrigado. Seu comentário foi publicado.',
  commentFormTitle: 'Deixe um comentário',
  commentTextLabel: 'Comentário',
  commentAuthorLabel: 'Nome',
  commentEmailLabel: 'E-mail',
  commentEmailHint: 'Seu e-mail não é publicado.',
  commentSendText: 'Publicar comentário',
  commentWantsRepliesLabel: 'Avise-me por e-mail quando alguém responder',
  commentReplyText: 'Responder',
  commentReplyLabel: 'Responder a {author}',
  commentInReplyText: 'Em resposta a {author}',
  commentCancelReplyText: 'Cancelar a resposta',
  commentSendReplyText: 'Publicar resposta',
  commentStaffText: 'Equipe',
  commentReportText: 'Denunciar',
  commentReportLabel: 'Denunciar o comentário de {author}',
  commentReportedText: 'Obrigado. O comentário será analisado.',
};
