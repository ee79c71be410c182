import type { Refusal } from '@veranda/domain/refusal';
import type { Translate } from '@veranda/messages/arguments';
import { translatorOf } from '@veranda/messages/catalog';
import type { en } from '@veranda/messages/checkout/en.data';
import { checkoutMessages as catalog } from '@veranda/messages/checkout/messages';
import { presentRefusal } from '@veranda/server/platform/http/errors';

/** Messages of the checkout in the language of a site. */
export interface CheckoutMessages {
  /** BCP 47. */
  readonly language: string;
  readonly t: Translate<typeof en>;
  /** Text of the error. */
  error(refusal: Refusal): string;
}

/** The messages in a language tag. */
export function checkoutMessages(language: string): CheckoutMessages {
  return {
    language,
    t: translatorOf(catalog, language),
    error: (refusal) => presentRefusal({ ...refusal, also: [] }, language).body.error,
  };
}
