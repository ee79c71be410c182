import { type SubscriptionMessages, subscriptionMessages, type PluralForms } from './messages.data.ts';
import { durationOf, isPlan, type PeriodUnit } from './plan.ts';

/** A plan as it was written, perhaps of a combination that is none. */
export interface WrittenPlan {
  readonly period: { readonly value: number; readonly unit: string };
  readonly numCycles: number;
}

/** What a phrase is made for. */
export interface PhraseSubject {
  /** Ready to be shown; of several prices the lowest. */
  readonly price: string;
  readonly several: boolean;
  /** A language tag, `de-AT`; one without phrases is English. */
  readonly language: string;
}

/** `$12.00 every 2 weeks for 1 year`; of a combination that is none, "Unavailable" in the language (storefront §8). */
export function pricePhrase(plan: WrittenPlan, subject: PhraseSubject): string {
  const book = bookOf(subject.language);
  if (!isPlan(plan)) return book.unavailable;
  const price = subject.several ? fill(book.from, { price: subject.price }) : subject.price;
  const every = everyText(book, plan.period, subject.language);
  const duration = durationOf(plan);
  if (duration === null) return fill(book.endless, { price, every });
  const lasting = plural(book.lasting[duration.unit], duration.value, subject.language);
  return fill(book.limited, { price, every, lasting });
}

/**
 * The phrases of a language by the keys that themes look up (`productPrice__singlePrice__nMonthly__limited__1Years`), with
 * places for price, period and duration.
 */
export function phraseTexts(language: string): Readonly<Record<string, string>> {
  const key = keyOf(language);
  const known = phrases.get(key);
  if (known) return known;
  const made = textsOfBook(bookOf(language));
  phrases.set(key, made);
  return made;
}

// One entry a language that has a book: every page asks for them.
const phrases = new Map<string, Readonly<Record<string, string>>>();

function textsOfBook(book: SubscriptionMessages): Readonly<Record<string, string>> {
  const texts: Record<string, string> = { productPriceUnavailable: book.unavailable };
  for (const several of [false, true])
    for (const unit of units)
      for (const value of [1, sample]) Object.assign(texts, textsOf(book, { several, unit, value }));
  return texts;
}

const units: readonly PeriodUnit[] = ['WEEK', 'MONTH', 'YEAR'];
// Stands for every number above one; languages with more than two forms are read in full by `pricePhrase`.
const sample = 5;

function textsOf(
  book: SubscriptionMessages,
  { several, unit, value }: { readonly several: boolean; readonly unit: PeriodUnit; readonly value: number },
): Record<string, string> {
  const price = several ? fill(book.from, { price: '{fromPrice}' }) : '{price}';
  const forms = book.every[unit];
  const every = value === 1 ? forms.single : fill(manyOf(forms.several), { n: '{billingPeriodValue}' });
  const head = `productPrice__${several ? 'multiplePrices' : 'singlePrice'}__${value === 1 ? '1' : 'n'}${word(unit)}ly`;
  const texts: Record<string, string> = { [`${head}__indefinite`]: fill(book.endless, { price, every }) };
  for (const lasts of units)
    for (const duration of [1, sample]) {
      const form =
        duration === 1 ? (book.lasting[lasts].one ?? book.lasting[lasts].other) : manyOf(book.lasting[lasts]);
      const lasting = fill(form, { n: '{duration}' });
      texts[`${head}__limited__${duration === 1 ? '1' : 'n'}${word(lasts)}s`] = fill(book.limited, {
        price,
        every,
        lasting,
      });
    }
  return texts;
}

function everyText(
  book: SubscriptionMessages,
  { value, unit }: { readonly value: number; readonly unit: PeriodUnit },
  language: string,
): string {
  const forms = book.every[unit];
  return value === 1 ? forms.single : plural(forms.several, value, language);
}

function plural(forms: PluralForms, n: number, language: string): string {
  const form = forms[rulesOf(language).select(n)] ?? forms.other;
  return fill(form, { n: String(n) });
}

function manyOf(forms: PluralForms): string {
  return forms.many ?? forms.other;
}

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const key = keyOf(language);
  const known = rules.get(key);
  if (known) return known;
  const made = new Intl.PluralRules(key);
  rules.set(key, made);
  return made;
}

function bookOf(language: string): SubscriptionMessages {
  const book = subscriptionMessages[keyOf(language)];
  if (!book) throw new Error('English has no phrases');
  return book;
}

function keyOf(language: string): string {
  const key = language.split(/[-_]/)[0]?.toLowerCase() ?? '';
  const named = key === 'no' || key === 'nn' ? 'nb' : key;
  return Object.hasOwn(subscriptionMessages, named) ? named : 'en';
}

function word(unit: PeriodUnit): string {
  return unit.charAt(0) + unit.slice(1).toLowerCase();
}

function fill(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
}
