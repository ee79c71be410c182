import type { Notification, SenderAnswer } from '@veranda/contracts/notifications';
import type { Row } from '@veranda/db/schema';
import { type MailKind, mailKind, placeholdersOf } from '@veranda/domain/mail/mail-kinds';
import { noOwnWords } from '@veranda/domain/mail/own-words';
import { type MailKit, standing } from '../../platform/mail/mail-kit.ts';
import { type SampleParts, sampleMail } from '../../platform/mail/sample-mails.ts';

/** A kind of mail as its owner sees it; `row` is what was changed of it. */
export function presentNotification(
  { kit, goods }: { readonly kit: MailKit; readonly goods: SampleParts['goods'] },
  kind: MailKind,
  row: Row<'mail_template'> | undefined,
): Notification {
  const { group, mayBeOff, footer } = mailKind(kind);
  const { subject, intro } = kit.book.kinds[kind];
  const { values } = sampleMail(kit, kind, { id: '', to: '', now: new Date(Date.UTC(2027, 2, 5)), goods });
  const own = row ?? noOwnWords;
  return {
    kind,
    group,
    mayBeOff,
    enabled: mayBeOff ? (row ?? standing(kind)).enabled : true,
    placeholders: [...placeholdersOf(kind)],
    examples: { ...values, shop: kit.site.title },
    standing: { subject, intro, footer: kit.book.footers[footer] },
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
