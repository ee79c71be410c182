import { orderPageBooks, type OrderPageWord } from '@veranda/contracts/order-page-words.data';
import { fillText } from '@veranda/contracts/storefront-strings';
import { mailMessages, mailLanguage } from '@veranda/domain/mail/mail-messages';
import type { MailPhrase } from '@veranda/domain/mail/message-shapes';

/** What the pages of an order say in the language of a site. */
export interface OrderMessages {
  /** Without its region: what names of countries are written in. */
  readonly language: string;
  say(word: OrderPageWord, values?: Readonly<Record<string, string>>): string;
  /** A phrase that the mails of an order use too. */
  phrase(name: MailPhrase, values?: Readonly<Record<string, string>>): string;
  /** Heading of an invoice. */
  readonly invoice: string;
}

/** The words of a language tag; of a language without a book, the English ones. */
export function orderMessages(tag: string): OrderMessages {
  const language = mailLanguage(tag);
  const words = orderPageBooks[language] ?? orderPageBooks['en'];
  const { phrases, kinds } = mailMessages(tag);
  return {
    language,
    invoice: kinds.invoice.heading,
    say: (word, values = {}) => fillText(words?.[word] ?? word, values),
    phrase: (name, values = {}) => fillText(phrases[name], values),
  };
}
