import type { AnswerLine } from '@veranda/domain/forms/answer-text';
import type { MailContent } from '../../services/sites/mails/mail-content.ts';
import { formAnswerMail } from '../../services/sites/mails/other-mails.ts';
import type { MailKit } from '../../services/sites/mails/mail-kit.ts';

/** Content of a notification. */
interface AnswerMail {
  readonly id: string;
  readonly to: string;
  /** Empty for the subject of such mails. */
  readonly subject: string;
  readonly formName: string;
  readonly lines: readonly AnswerLine[];
  readonly page: { readonly title: string; readonly path: string };
  /** Address for replies; null for the sender. */
  readonly replyTo: string | null;
  /** Address of the form's answers. */
  readonly href: string;
}

/** The mail that brings an answer to the owner; replying to it writes to whoever has answered. */
export function answerMail(kit: MailKit, mail: AnswerMail): MailContent {
  const { title, path } = mail.page;
  const page = path === '' ? '' : `${title || path} (${kit.site.origin}${path})`;
  const sentFrom = page === '' ? [] : [kit.t('sentFrom', { page })];
  const content = formAnswerMail({
    id: mail.id,
    to: mail.to,
    href: mail.href,
    form: mail.formName,
    page,
    ...(mail.subject === '' ? {} : { subject: mail.subject }),
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    rows: mail.lines.map((line) => ({ name: line.title, value: line.text || '–' })),
  });
  return { ...content, notes: sentFrom };
}
