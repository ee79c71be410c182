import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const cs: Translation<typeof en> = {
  commentsTitle: 'Komentáře',
  commentsCountText: 'Komentáře: {count}',
  commentsCountOne: '1 komentář',
  commentsEmptyText: 'Zatím žádné komentáře.',
  commentsClosedText: 'Komentáře jsou uzavřené.',
  commentPendingText: 'Děkujeme. Váš komentář se zobrazí po schválení.',
  commentApprovedText: 'Děkujeme. Váš komentář byl zveřejněn.',
  commentFormTitle: 'Napsat komentář',
  commentTextLabel: 'Komentář',
  commentAuthorLabel: 'Jméno',
  commentEmailLabel: 'E-mail',
  commentEmailHint: 'Váš e-mail nezveřejňujeme.',
  commentSendText: 'Odeslat komentář',
  commentWantsRepliesLabel: 'Upozornit mě e-mailem na odpovědi',
  commentReplyText: 'Odpovědět',
  commentReplyLabel: 'Odpovědět: {author}',
  commentInReplyText: 'V odpovědi: {author}',
  commentCancelReplyText: 'Zrušit odpověď',
  commentSendReplyText: 'Odeslat odpověď',
  commentStaffText: 'Tým',
  commentReportText: 'Nahlásit',
  commentReportLabel: 'Nahlásit komentář: {author}',
  commentReportedText: 'Děkujeme. Komentář bude zkontrolován.',
};
