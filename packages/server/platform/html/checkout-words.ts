import { type CheckoutString, checkoutStrings } from '@veranda/contracts/checkout-strings';
import { type CheckoutBook, checkoutBooks } from '@veranda/contracts/checkout-words.data';
import { fillText } from '@veranda/contracts/storefront-strings';
import type { Refusal } from '@veranda/domain/refusal';
import countries from 'i18n-iso-countries';
import { presentRefusal } from '../http/errors.ts';

type Params = Readonly<Record<string, string | number>>;

/** What the checkout says in the language of a site. */
export interface CheckoutSpeech {
  /** BCP 47. */
  readonly language: string;
  say(key: CheckoutString, params?: Params): string;
  /** What is wrong; in English where the language has no sentence for it. */
  wrong(refusal: Refusal): string;
  /** A label of an address by its English name. */
  label(english: string): string;
  /** The name of a country by its code. */
  countryName(code: string): string;
}

/** The words of a language; of one that there is no book for, the English ones. */
export function checkoutSpeech(language: string): CheckoutSpeech {
  const book: CheckoutBook | undefined = checkoutBooks[language.split('-')[0] ?? ''];
  const label = (english: string): string => book?.labels[english] ?? english;
  const names = namesIn(language);
  return {
    language,
    label,
    say: (key, params = {}) => fill(book?.strings[key] ?? checkoutStrings[key], params),
    wrong(refusal) {
      const sentence = book?.errors[refusal.code];
      if (sentence === undefined) return presentRefusal({ ...refusal, also: [] }).body.error;
      const { label: english, ...rest } = refusal.params ?? {};
      return fill(sentence, { ...rest, ...(english === undefined ? {} : { label: label(String(english)) }) });
    },
    countryName: (code) => names.of(code) ?? countries.getName(code, 'en') ?? code,
  };
}

function fill(text: string, params: Params): string {
  return fillText(text, Object.fromEntries(Object.entries(params).map(([key, one]) => [key, String(one)])));
}

function namesIn(language: string): { of(code: string): string | undefined } {
  if (language.startsWith('en')) return { of: () => undefined };
  return new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' });
}
