import type { Translation } from '../arguments.ts';
import type { en } from './en.data.ts';

export const nl: Translation<typeof en> = {
  commentsTitle: 'Reacties',
  commentsCountText: '{count} reacties',
  commentsCountOne: '1 reactie',
  commentsEmptyText: 'Nog geen reacties.',
  commentsClosedText: 'Reageren is niet meer mogelijk.',
  commentPendingText: 'Dank je wel. Je reactie verschijnt zodra ze is goedgekeurd.',
  commentApprovedText: 'Dank je wel. Je reactie is geplaatst.',
  commentFormTitle: 'Laat een reactie achter',
  commentTextLabel: 'Reactie',
  commentAuthorLabel: 'Naam',
  commentEmailLabel: 'E-mail',
  commentEmailHint: 'Je e-mailadres wordt niet gepubliceerd.',
  commentSendText: 'Reactie plaatsen',
  commentWantsRepliesLabel: 'Mail mij als iemand antwoordt',
  commentReplyText: 'Antwoorden',
  commentReplyLabel: 'Antwoord {author}',
  commentInReplyText: 'Antwoord op {author}',
  commentCancelReplyText: 'Antwoord annuleren',
  commentSendReplyText: 'Antwoord plaatsen',
  commentStaffText: 'Team',
  commentReportText: 'Melden',
  commentReportLabel: 'Reactie van {author} melden',
  commentReportedText: 'Bedankt. De reactie wordt bekeken.',
};
