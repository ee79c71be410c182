import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const es: Translation<typeof en> = {
  commentsTitle: 'Comentarios',
  commentsCountText: '{count} comentarios',
  commentsCountOne: '1 comentario',
  commentsEmptyText: 'Aún no hay comentarios.',
  commentsClosedText: 'Los comentarios están cerrados.',
  commentPendingText: 'Gracias. Tu comentario aparecerá cuando se apruebe.',
  commentApprovedText: 'Gracias. Tu comentario se ha publicado.',
  commentFormTitle: 'Deja un comentario',
  commentTextLabel: 'Comentario',
  commentAuthorLabel: 'Nombre',
  commentEmailLabel: 'Correo electrónico',
  commentEmailHint: 'Tu correo electrónico no se publica.',
  commentSendText: 'Publicar comentario',
  commentWantsRepliesLabel: 'Avísame por correo cuando alguien responda',
  commentReplyText: 'Responder',
  commentReplyLabel: 'Responder a {author}',
  commentInReplyText: 'En respuesta a {author}',
  commentCancelReplyText: 'Cancelar la respuesta',
  commentSendReplyText: 'Publicar respuesta',
  commentStaffText: 'Equipo',
  commentReportText: 'Denunciar',
  commentReportLabel: 'Denunciar el comentario de {author}',
  commentReportedText: 'Gracias. Revisaremos el comentario.',
};
