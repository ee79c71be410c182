import type { DecimalText } from '../../locale-data.ts';
import { isObject, member, text } from '../../values.ts';

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const longest = 100;

/** A number, or the digits of a string that is one from end to end; undefined for all else. */
export function decimalOf(value: unknown): DecimalText | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.length > longest) return undefined;
  const digits = value.trim();
  return DECIMAL.test(digits) ? digits : undefined;
}

export interface Amount {
  readonly value: DecimalText;
  readonly currency: string;
}

/** Reads `{decimalValue, currencyCode}` or `{value, currency}`; undefined without an amount and a currency. */
export function amountOf(value: unknown): Amount | undefined {
  if (!isObject(value)) return undefined;
  const amount = decimalOf(member(value, 'decimalValue') ?? member(value, 'value'));
  const currency = text(member(value, 'currencyCode') ?? member(value, 'currency'));
  return amount !== undefined && /^[a-zA-Z]{3}$/.test(currency)
    ? { value: amount, currency: currency.toUpperCase() }
    : undefined;
}
