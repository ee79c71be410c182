import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const pl: Translation<typeof en> = {
  commentsTitle: 'Komentarze',
  commentsCountText: 'Komentarze: {count}',
  commentsCountOne: '1 komentarz',
  commentsEmptyText: 'Nie ma jeszcze komentarzy.',
  commentsClosedText: 'Komentowanie jest wyłączone.',
  commentPendingText: 'Dziękujemy. Komentarz pojawi się po zatwierdzeniu.',
  commentApprovedText: 'Dziękujemy. Komentarz został opublikowany.',
  commentFormTitle: 'Dodaj komentarz',
  commentTextLabel: 'Komentarz',
  commentAuthorLabel: 'Imię',
  commentEmailLabel: 'E-mail',
  commentEmailHint: 'Adres e-mail nie jest publikowany.',
  commentSendText: 'Opublikuj komentarz',
  commentWantsRepliesLabel: 'Powiadom mnie e-mailem o odpowiedziach',
  commentReplyText: 'Odpowiedz',
  commentReplyLabel: 'Odpowiedz: {author}',
  commentInReplyText: 'W odpowiedzi: {author}',
  commentCancelReplyText: 'Anuluj odpowiedź',
  commentSendReplyText: 'Opublikuj odpowiedź',
  commentStaffText: 'Zespół',
  commentReportText: 'Zgłoś',
  commentReportLabel: 'Zgłoś komentarz: {author}',
  commentReportedText: 'Dziękujemy. Komentarz zostanie sprawdzony.',
};
