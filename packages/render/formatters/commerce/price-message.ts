import { durationOf, isPlan, type PeriodUnit } from '@veranda/domain/subscriptions/plan';
import { translatorOf } from '@veranda/messages/catalog';
import { type MessageLanguage, messageLanguage } from '@veranda/messages/languages';
import { subscriptionMessages } from '@veranda/messages/subscriptions/messages';
import { type Plan, priceMessageKey, type Unit } from './subscription-message.ts';

/** A plan as it was written, perhaps of a combination that is none. */
interface WrittenPlan {
  readonly period: { readonly value: number; readonly unit: string };
  readonly numCycles: number;
}

/** Price and language of a phrase. */
interface PhraseSubject {
  /** Ready to be shown; of several prices the lowest. */
  readonly price: string;
  readonly several: boolean;
  /** A language tag, `de-AT`; English stands in for one without messages. */
  readonly language: string;
}

/**
 * `$12.00 every 2 weeks for 1 year`; of a combination that is none, "Unavailable" in the language (storefront
 * §8).
 */
export function priceMessage(plan: WrittenPlan, { price, several, language }: PhraseSubject): string {
  const t = translatorOf(subscriptionMessages, language);
  if (!isPlan(plan)) return t('unavailable');
  const shown = several ? t('from', { price }) : price;
  const period = t(periodKeys[units[plan.period.unit]], { count: plan.period.value });
  const end = durationOf(plan);
  if (end === null) return t('indefinite', { price: shown, period });
  const duration = t(durationKeys[units[end.unit]], { count: end.value });
  return t('limited', { price: shown, period, duration });
}

const units: Readonly<Record<PeriodUnit, Unit>> = { WEEK: 'week', MONTH: 'month', YEAR: 'year' };
const periodKeys = { week: 'everyWeek', month: 'everyMonth', year: 'everyYear' } as const;
const durationKeys = { week: 'forWeeks', month: 'forMonths', year: 'forYears' } as const;

/**
 * Phrases of a language by the keys that themes look up
 * (`productPrice__singlePrice__nMonthly__limited__1Years`), with placeholders for price, period and duration.
 */
export function priceMessages(tag: string): Readonly<Record<string, string>> {
  const language = messageLanguage(tag);
  const known = phrasesByLanguage.get(language);
  if (known) return known;
  const phrases = [false, true].flatMap((several) =>
    plans.map((plan) => [priceMessageKey(plan, several), placeholderMessage(plan, { several, tag })] as const),
  );
  const all = {
    productPriceUnavailable: translatorOf(subscriptionMessages, tag)('unavailable'),
    ...Object.fromEntries(phrases),
  };
  phrasesByLanguage.set(language, all);
  return all;
}

// Every page asks for them.
const phrasesByLanguage = new Map<MessageLanguage, Readonly<Record<string, string>>>();

// Stands for every number above one: themes know two forms; languages with more are read in full by
// `priceMessage`.
const many = 5;

/** A plan of each key: one unit and several, without an end and for one and several units. */
const plans: readonly Plan[] = Object.values(units).flatMap((unit) =>
  [1, many].flatMap((every) => [
    { every, unit, duration: 0, durationUnit: unit },
    ...Object.values(units).flatMap((durationUnit) =>
      [1, many].map((duration) => ({ every, unit, duration, durationUnit })),
    ),
  ]),
);

// A message with a number in it has no other digit: the placeholder takes its place.
function placeholderMessage(
  { every, unit, duration, durationUnit }: Plan,
  { several, tag }: { readonly several: boolean; readonly tag: string },
): string {
  const t = translatorOf(subscriptionMessages, tag);
  const price = several ? t('from', { price: '{fromPrice}' }) : '{price}';
  const period = t(periodKeys[unit], { count: every }).replace(String(every), '{billingPeriodValue}');
  if (duration === 0) return t('indefinite', { price, period });
  const lasting = t(durationKeys[durationUnit], { count: duration });
  return t('limited', { price, period, duration: lasting.replace(String(duration), '{duration}') });
}
