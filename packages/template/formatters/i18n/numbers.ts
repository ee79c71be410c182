import type { DecimalText } from '../../locale-data.ts';
import { isObject, member, text } from '../../values.ts';

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const maxLength = 100;

/** A number, or the digits of a string that is one from end to end; undefined for all else. */
export function decimalOf(value: unknown): DecimalText | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  const digits = value.trim();
  return DECIMAL.test(digits) ? digits : undefined;
}

interface Amount {
  readonly value: DecimalText;
  readonly currency: string;
}

/** The keys of an amount and of its currency: pairs that do not mix (§7.1). */
const moneyKeys = [
  ['decimalValue', 'currencyCode'],
  ['value', 'currency'],
] as const;

/**
 * Reads `{decimalValue, currencyCode}` or `{value, currency}`; undefined without an amount and a currency. An
 * amount that is no number is 0 (§7.1).
 */
export function amountOf(value: unknown): Amount | undefined {
  if (!isObject(value)) return undefined;
  for (const [amountKey, currencyKey] of moneyKeys) {
    const amount = member(value, amountKey) ?? undefined;
    const currency = text(member(value, currencyKey));
    if (amount !== undefined && /^[a-zA-Z]{3}$/.test(currency))
      return { value: decimalOf(amount) ?? 0, currency: currency.toUpperCase() };
  }
  return undefined;
}
