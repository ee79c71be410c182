import { type MailKind, mailKind } from '@veranda/domain/mail/mail-kinds';
import type { Translate } from '@veranda/messages/arguments';
import { messageTexts } from '@veranda/messages/catalog';
import type { en } from '@veranda/messages/mails/en.data';
import { mailMessages } from '@veranda/messages/mails/messages';

export type MailMessageKey = keyof typeof en;
/** `t(key, values)` for the messages of mails in one language. */
export type TranslateMail = Translate<typeof en>;

/**
 * Texts of a kind that an owner may write over, in a language tag. `{name}` stands for a placeholder; they
 * hold no plurals.
 */
export function defaultMailMessages(
  kind: MailKind,
  tag: string,
): { readonly subject: string; readonly intro: string; readonly footer: string } {
  const texts = messageTexts(mailMessages, tag);
  return {
    subject: texts[`${kind}.subject`],
    intro: texts[`${kind}.intro`],
    footer: texts[`footer.${mailKind(kind).footer}`],
  };
}
