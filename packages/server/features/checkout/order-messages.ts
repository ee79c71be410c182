import type { PlainKey, Translate } from '@veranda/messages/arguments';
import { translatorOf } from '@veranda/messages/catalog';
import { messageLanguage } from '@veranda/messages/languages';
import type { en as mailEnglish } from '@veranda/messages/mails/en.data';
import { mailMessages } from '@veranda/messages/mails/messages';
import type { en } from '@veranda/messages/orders/en.data';
import { orderMessages as catalog } from '@veranda/messages/orders/messages';

/** A message without arguments. */
export type OrderMessageKey = PlainKey<typeof en>;

/** Messages of the pages of an order in the language of a site. */
export interface OrderMessages {
  /** Without its region: what names of countries are written in. */
  readonly language: string;
  readonly t: Translate<typeof en>;
  /** Messages that the mails of an order use too. */
  readonly mail: Translate<typeof mailEnglish>;
}

/** The messages in a language tag. */
export function orderMessages(tag: string): OrderMessages {
  return {
    language: messageLanguage(tag),
    t: translatorOf(catalog, tag),
    mail: translatorOf(mailMessages, tag),
  };
}
