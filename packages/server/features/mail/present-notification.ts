import type { Notification, SenderAnswer } from '@veranda/contracts/notifications';
import type { RecordOf } from '@veranda/db/schema';
import { type MailKind, mailKind, placeholdersOf } from '@veranda/domain/mail/mail-kinds';
import { noOverrides } from '@veranda/domain/mail/overrides';
import { defaultTexts } from '../../services/sites/mails/default-texts.ts';
import { defaultSetting, type MailKit } from '../../services/sites/mails/mail-kit.ts';
import { type SampleParts, sampleMail } from '../../services/commerce/mails/sample-mails.ts';

/** A kind of mail as its owner sees it; `row` is what was changed of it. */
export function presentNotification(
  { kit, products }: { readonly kit: MailKit; readonly products: SampleParts['products'] },
  kind: MailKind,
  row: RecordOf<'mail_template'> | undefined,
): Notification {
  const { group, mayBeOff } = mailKind(kind);
  const { values } = sampleMail(kit, kind, { id: '', to: '', now: new Date(Date.UTC(2027, 2, 5)), products });
  const { subject, intro, footer } = row ?? noOverrides;
  return {
    kind,
    group,
    mayBeOff,
    enabled: mayBeOff ? (row ?? defaultSetting(kind)).enabled : true,
    placeholders: [...placeholdersOf(kind)],
    examples: { ...values, shop: kit.site.title },
    defaults: defaultTexts(kind, kit.language),
    words: { subject, intro, footer },
    version: String(row?.version ?? 0n),
  };
}

/** Sender of mails, with the defaults. */
export function presentSender(
  row: RecordOf<'mail_sender'> | undefined,
  defaults: SenderAnswer['defaults'],
): SenderAnswer {
  return {
    sender: { name: row?.name ?? '', replyTo: row?.replyTo ?? '' },
    defaults,
    version: String(row?.version ?? 0n),
  };
}
