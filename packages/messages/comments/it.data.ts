import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const it: Translation<typeof en> = {
  commentsTitle: 'Commenti',
  commentsCountText: '{count} commenti',
  commentsCountOne: '1 commento',
  commentsEmptyText: 'Ancora nessun commento.',
  commentsClosedText: 'I commenti sono chiusi.',
  commentPendingText: 'Grazie. Il tuo commento apparirà dopo l’approvazione.',
  commentApprovedText: 'Grazie. Il tuo commento è stato pubblicato.',
  commentFormTitle: 'Lascia un commento',
  commentTextLabel: 'Commento',
  commentAuthorLabel: 'Nome',
  commentEmailLabel: 'E-mail',
  commentEmailHint: 'La tua e-mail non viene pubblicata.',
  commentSendText: 'Pubblica commento',
  commentWantsRepliesLabel: 'Avvisami via e-mail quando qualcuno risponde',
  commentReplyText: 'Rispondi',
  commentReplyLabel: 'Rispondi a {author}',
  commentInReplyText: 'In risposta a {author}',
  commentCancelReplyText: 'Annulla la risposta',
  commentSendReplyText: 'Pubblica la risposta',
  commentStaffText: 'Team',
  commentReportText: 'Segnala',
  commentReportLabel: 'Segnala il commento di {author}',
  commentReportedText: 'Grazie. Il commento sarà esaminato.',
};
