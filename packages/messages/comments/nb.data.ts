import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nb: Translation<typeof en> = {
  commentsTitle: 'Kommentarer',
  commentsCountText: '{count} kommentarer',
  commentsCountOne: '1 kommentar',
  commentsEmptyText: 'Ingen kommentarer ennå.',
  commentsClosedText: 'Kommentarfeltet er stengt.',
  commentPendingText: 'Takk. Kommentaren din vises når den er godkjent.',
  commentApprovedText: 'Takk. Kommentaren din er publisert.',
  commentFormTitle: 'Skriv en kommentar',
  commentTextLabel: 'Kommentar',
  commentAuthorLabel: 'Navn',
  commentEmailLabel: 'E-post',
  commentEmailHint: 'E-postadressen din vises ikke.',
  commentSendText: 'Send kommentar',
  commentWantsRepliesLabel: 'Send meg en e-post når noen svarer',
  commentReplyText: 'Svar',
  commentReplyLabel: 'Svar {author}',
  commentInReplyText: 'Svar til {author}',
  commentCancelReplyText: 'Avbryt svar',
  commentSendReplyText: 'Send svar',
  commentStaffText: 'Team',
  commentReportText: 'Rapporter',
  commentReportLabel: 'Rapporter kommentaren fra {author}',
  commentReportedText: 'Takk. Kommentaren blir gjennomgått.',
};
