import type { MailSetting, SenderAnswer } from '@veranda/contracts/mail-settings';
import type { MailTemplateRecord, MailSenderRecord } from '@veranda/db/mail/reader';
import { type MailKind, mailKind, placeholdersOf } from '@veranda/domain/mail/mail-kinds';
import { noOverrides } from '@veranda/domain/mail/overrides';
import { defaultMailMessages } from '../../services/sites/mails/default-mail-messages.ts';
import { defaultSetting, type MailKit } from '../../services/sites/mails/mail-kit.ts';
import { type SampleParts, sampleMail } from '../../services/commerce/mails/sample-mails.ts';

/** A kind of mail as its owner sees it; `row` is what was changed of it. */
export function presentMailSetting(
  { kit, products }: { readonly kit: MailKit; readonly products: SampleParts['products'] },
  kind: MailKind,
  row: MailTemplateRecord | undefined,
): MailSetting {
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
    defaults: defaultMailMessages(kind, kit.language),
    words: { subject, intro, footer },
    version: String(row?.version ?? 0n),
  };
}

/** Sender of mails, with the defaults. */
export function presentSender(
  row: MailSenderRecord | undefined,
  defaults: SenderAnswer['defaults'],
): SenderAnswer {
  return {
    sender: { name: row?.name ?? '', replyTo: row?.replyTo ?? '' },
    defaults,
    version: String(row?.version ?? 0n),
  };
}
