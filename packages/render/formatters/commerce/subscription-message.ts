import { fillPlaceholders } from '@veranda/domain/placeholders';
import { asNumber, member, text } from '@veranda/template/values';

/** Billing of a subscription: every so many units, for so many in all (0: without an end). */
export interface Plan {
  readonly every: number;
  readonly unit: Unit;
  readonly duration: number;
  readonly durationUnit: Unit;
}

export type Unit = 'week' | 'month' | 'year';

const UNITS: ReadonlyMap<string, { readonly unit: Unit; readonly perYear: number }> = new Map([
  ['WEEK', { unit: 'week', perYear: 52 }],
  ['MONTH', { unit: 'month', perYear: 12 }],
  ['YEAR', { unit: 'year', perYear: 1 }],
]);

/**
 * Reads `subscriptionPlan`; undefined for a combination that has no phrase (storefront §9, units per year).
 */
export function planOf(plan: unknown): Plan | undefined {
  const period = member(plan, 'billingPeriod');
  const row = UNITS.get(text(member(period, 'unit')));
  const every = asNumber(member(period, 'value'));
  if (!row || every <= 0) return undefined;
  const total = every * Math.max(0, asNumber(member(plan, 'numBillingCycles')));
  const years = total % row.perYear === 0;
  return {
    every,
    unit: row.unit,
    duration: years ? total / row.perYear : total,
    durationUnit: years ? 'year' : row.unit,
  };
}

const capital = (unit: Unit): string => unit.charAt(0).toUpperCase() + unit.slice(1);

/** The key of the phrase in `localizedStrings` (§2.3). */
export function priceMessageKey(plan: Plan, several: boolean): string {
  const prices = several ? 'multiplePrices' : 'singlePrice';
  const period = `${plan.every === 1 ? '1' : 'n'}${capital(plan.unit)}ly`;
  const end =
    plan.duration === 0
      ? 'indefinite'
      : `limited__${plan.duration === 1 ? '1' : 'n'}${capital(plan.durationUnit)}s`;
  return `productPrice__${prices}__${period}__${end}`;
}

/** Fills the placeholders of a phrase; the price is HTML. */
export function fillPriceMessage(phrase: string, price: string, plan?: Plan): string {
  const prices = { price, fromPrice: price, priceString: price, '0': price };
  if (!plan) return fillPlaceholders(phrase, prices);
  const [every, duration] = [String(plan.every), String(plan.duration)];
  const periods = { billingPeriod: every, billingPeriodValue: every, duration, durationValue: duration };
  return fillPlaceholders(phrase, { ...prices, ...periods });
}
