import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const sv: Translation<typeof en> = {
  commentsTitle: 'Kommentarer',
  commentsCountText: '{count} kommentarer',
  commentsCountOne: '1 kommentar',
  commentsEmptyText: 'Inga kommentarer än.',
  commentsClosedText: 'Kommentarerna är stängda.',
  commentPendingText: 'Tack. Din kommentar visas när den har godkänts.',
  commentApprovedText: 'Tack. Din kommentar är publicerad.',
  commentFormTitle: 'Skriv en kommentar',
  commentTextLabel: 'Kommentar',
  commentAuthorLabel: 'Namn',
  commentEmailLabel: 'E-post',
  commentEmailHint: 'Din e-postadress visas inte.',
  commentSendText: 'Skicka kommentar',
  commentWantsRepliesLabel: 'Mejla mig när någon svarar',
  commentReplyText: 'Svara',
  commentReplyLabel: 'Svara {author}',
  commentInReplyText: 'Svar till {author}',
  commentCancelReplyText: 'Avbryt svaret',
  commentSendReplyText: 'Skicka svar',
  commentStaffText: 'Teamet',
  commentReportText: 'Anmäl',
  commentReportLabel: 'Anmäl kommentaren från {author}',
  commentReportedText: 'Tack. Kommentaren kommer att granskas.',
};
