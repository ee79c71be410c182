import type { Notification, SenderAnswer } from '@veranda/contracts/notifications';
import type { Row } from '@veranda/db/schema';
import { type MailBook } from '@veranda/domain/mail/mail-words';
import { type MailKind, mailKind, placeholdersOf } from '@veranda/domain/mail/mail-kinds';
import { noOwnWords } from '@veranda/domain/mail/own-words';
import { standing } from '../../platform/mail/mail-kit.ts';

/** A kind of mail as its owner sees it; `row` is what was changed of it. */
export function presentNotification(
  book: MailBook,
  kind: MailKind,
  row: Row<'mail_template'> | undefined,
): Notification {
  const { group, mayBeOff, footer } = mailKind(kind);
  const { subject, intro } = book.kinds[kind];
  const own = row ?? noOwnWords;
  return {
    kind,
    group,
    mayBeOff,
    enabled: mayBeOff ? (row ?? standing(kind)).enabled : true,
    placeholders: [...placeholdersOf(kind)],
    standing: { subject, intro, footer: book.footers[footer] },
    words: { subject: own.subject, intro: own.intro, footer: own.footer },
    version: String(row?.version ?? 0n),
  };
}

/** Who mails come from, beside what stands where nothing is set. */
export function presentSender(
  row: Row<'mail_sender'> | undefined,
  stands: SenderAnswer['standing'],
): SenderAnswer {
  return {
    sender: { name: row?.name ?? '', replyTo: row?.reply_to ?? '' },
    standing: stands,
    version: String(row?.version ?? 0n),
  };
}
