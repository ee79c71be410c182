import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const fi: Translation<typeof en> = {
  commentsTitle: 'Kommentit',
  commentsCountText: '{count} kommenttia',
  commentsCountOne: '1 kommentti',
  commentsEmptyText: 'Ei vielä kommentteja.',
  commentsClosedText: 'Kommentointi on suljettu.',
  commentPendingText: 'Kiitos. Kommenttisi näkyy, kun se on hyväksytty.',
  commentApprovedText: 'Kiitos. Kommenttisi on julkaistu.',
  commentFormTitle: 'Kirjoita kommentti',
  commentTextLabel: 'Kommentti',
  commentAuthorLabel: 'Nimi',
  commentEmailLabel: 'Sähköposti',
  commentEmailHint: 'Sähköpostiosoitettasi ei julkaista.',
  commentSendText: 'Lähetä kommentti',
  commentWantsRepliesLabel: 'Lähetä sähköposti, kun joku vastaa',
  commentReplyText: 'Vastaa',
  commentReplyLabel: 'Vastaa: {author}',
  commentInReplyText: 'Vastaus: {author}',
  commentCancelReplyText: 'Peru vastaus',
  commentSendReplyText: 'Lähetä vastaus',
  commentStaffText: 'Ylläpito',
  commentReportText: 'Ilmoita',
  commentReportLabel: 'Ilmoita kommentista: {author}',
  commentReportedText: 'Kiitos. Kommentti tarkistetaan.',
};
