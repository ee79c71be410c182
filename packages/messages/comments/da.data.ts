import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const da: Translation<typeof en> = {
  commentsTitle: 'Kommentarer',
  commentsCountText: '{count} kommentarer',
  commentsCountOne: '1 kommentar',
  commentsEmptyText: 'Ingen kommentarer endnu.',
  commentsClosedText: 'Der er lukket for kommentarer.',
  commentPendingText: 'Tak. Din kommentar vises, når den er godkendt.',
  commentApprovedText: 'Tak. Din kommentar er offentliggjort.',
  commentFormTitle: 'Skriv en kommentar',
  commentTextLabel: 'Kommentar',
  commentAuthorLabel: 'Navn',
  commentEmailLabel: 'E-mail',
  commentEmailHint: 'Din e-mailadresse vises ikke.',
  commentSendText: 'Send kommentar',
  commentWantsRepliesLabel: 'Send mig en e-mail, når nogen svarer',
  commentReplyText: 'Svar',
  commentReplyLabel: 'Svar {author}',
  commentInReplyText: 'Svar til {author}',
  commentCancelReplyText: 'Annuller svar',
  commentSendReplyText: 'Send svar',
  commentStaffText: 'Team',
  commentReportText: 'Anmeld',
  commentReportLabel: 'Anmeld kommentaren fra {author}',
  commentReportedText: 'Tak. Kommentaren bliver gennemgået.',
};
