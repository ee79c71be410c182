import { type CheckoutString, checkoutStrings } from '@veranda/contracts/checkout-strings';
import { fillText } from '@veranda/contracts/storefront-strings';
import { inLanguage } from '@veranda/contracts/translations/translate';
import type { Refusal } from '@veranda/domain/refusal';
import { presentRefusal } from '../http/errors.ts';

type Params = Readonly<Record<string, string | number>>;

/** What the checkout says in the language of a site; in English where the language has no word for it. */
export interface CheckoutMessages {
  /** BCP 47. */
  readonly language: string;
  say(key: CheckoutString, params?: Params): string;
  /** What is wrong. */
  wrong(refusal: Refusal): string;
  /** What the platform says somewhere else, by its English. */
  inWords(english: string): string;
}

/** The words of a language. */
export function checkoutMessages(language: string): CheckoutMessages {
  const inWords = (english: string): string => inLanguage(language, english);
  return {
    language,
    inWords,
    say: (key, params = {}) => fill(inWords(checkoutStrings[key]), params),
    wrong(refusal) {
      // A field's label, and what a bank has said, are sentences of their own.
      const params = Object.fromEntries(
        Object.entries(refusal.params ?? {}).map(([key, one]) => [
          key,
          typeof one === 'string' ? inWords(one) : one,
        ]),
      );
      return presentRefusal({ ...refusal, params, also: [] }, language).body.error;
    },
  };
}

function fill(text: string, params: Params): string {
  return fillText(text, Object.fromEntries(Object.entries(params).map(([key, one]) => [key, String(one)])));
}
