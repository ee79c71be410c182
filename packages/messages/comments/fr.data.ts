import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fr: Translation<typeof en> = {
  commentsTitle: 'Commentaires',
  commentsCountText: '{count} commentaires',
  commentsCountOne: '1 commentaire',
  commentsEmptyText: 'Aucun commentaire pour l’instant.',
  commentsClosedText: 'Les commentaires sont fermés.',
  commentPendingText: 'Merci. Votre commentaire apparaîtra dès qu’il aura été approuvé.',
  commentApprovedText: 'Merci. Votre commentaire a été publié.',
  commentFormTitle: 'Laisser un commentaire',
  commentTextLabel: 'Commentaire',
  commentAuthorLabel: 'Nom',
  commentEmailLabel: 'E-mail',
  commentEmailHint: 'Votre adresse e-mail n’est pas publiée.',
  commentSendText: 'Publier le commentaire',
  commentWantsRepliesLabel: 'M’avertir par e-mail des réponses',
  commentReplyText: 'Répondre',
  commentReplyLabel: 'Répondre à {author}',
  commentInReplyText: 'En réponse à {author}',
  commentCancelReplyText: 'Annuler la réponse',
  commentSendReplyText: 'Publier la réponse',
  commentStaffText: 'Équipe',
  commentReportText: 'Signaler',
  commentReportLabel: 'Signaler le commentaire de {author}',
  commentReportedText: 'Merci. Le commentaire va être examiné.',
};
