import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const de: Translation<typeof en> = {
  commentsTitle: 'Kommentare',
  commentsCountText: '{count} Kommentare',
  commentsCountOne: '1 Kommentar',
  commentsEmptyText: 'Noch keine Kommentare.',
  commentsClosedText: 'Die Kommentare sind geschlossen.',
  commentPendingText: 'Vielen Dank. Ihr Kommentar erscheint, sobald er freigegeben ist.',
  commentApprovedText: 'Vielen Dank. Ihr Kommentar ist veröffentlicht.',
  commentFormTitle: 'Kommentar schreiben',
  commentTextLabel: 'Kommentar',
  commentAuthorLabel: 'Name',
  commentEmailLabel: 'E-Mail',
  commentEmailHint: 'Ihre E-Mail-Adresse wird nicht veröffentlicht.',
  commentSendText: 'Kommentar absenden',
  commentWantsRepliesLabel: 'Bei Antworten per E-Mail benachrichtigen',
  commentReplyText: 'Antworten',
  commentReplyLabel: '{author} antworten',
  commentInReplyText: 'Antwort auf {author}',
  commentCancelReplyText: 'Antwort abbrechen',
  commentSendReplyText: 'Antwort absenden',
  commentStaffText: 'Team',
  commentReportText: 'Melden',
  commentReportLabel: 'Kommentar von {author} melden',
  commentReportedText: 'Vielen Dank. Der Kommentar wird geprüft.',
};
