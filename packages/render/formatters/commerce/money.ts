import { grouped } from '@veranda/template/formatters/i18n/legacy-money';
import { decimalOf } from '@veranda/template/formatters/i18n/numbers';
import { refOf } from '@veranda/template/refs';
import type { Scope } from '@veranda/template/registry';
import { asNumber, member, text, truthy } from '@veranda/template/values';

/** A price in the major unit; no currency where the data names none. */
export interface Price {
  readonly value: number;
  readonly currency: string;
}

export const noPrice: Price = { value: 0, currency: '' };

/** Reads `{value, currency}`. */
export function priceOf(money: unknown): Price {
  return { value: asNumber(member(money, 'value')), currency: text(member(money, 'currency')) };
}

/** Hundredths of the major unit, as formatters print them. */
export function hundredths({ value }: Price): number {
  const shifted = Number(`${value}e2`);
  return Math.round(Number.isNaN(shifted) ? value * 100 : shifted);
}

const cldrRef = refOf('featureFlags.useCLDRMoneyFormat');
/** Default currency of a store (storefront §9). */
const defaultCurrency = 'USD';
const englishMarks = { group: ',', point: '.' };

/** A price as HTML: by CLDR where the site asks for it, else the span that scripts fill (§2.3). */
export function priceHtml(price: Price, scope: Scope): string {
  if (!truthy(scope.resolve(cldrRef))) {
    return `<span class="sqs-money-native">${englishMoney(price.value)}</span>`;
  }
  return scope.cldr?.money(String(price.value), price.currency || defaultCurrency, {}) ?? '';
}

/** `#,##0.00` of an amount. */
export function englishMoney(value: number): string {
  const digits = grouped(Math.abs(value), 2, englishMarks);
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** An amount of cents in the major unit; undefined for what is no number. */
export function fromCents(value: unknown): number | undefined {
  const cents = decimalOf(value);
  return cents === undefined ? undefined : Number(cents) / 100;
}
