import { type Currency, currencies } from './currencies.data.ts';

const byCode: ReadonlyMap<string, Currency> = new Map(
  currencies.map((currency) => [currency.code, currency]),
);

/** True for a currency that a store may sell in. */
export function isCurrency(code: string): boolean {
  return byCode.has(code);
}

/** The row of the currency table. @throws RangeError for a code that is not in it. */
function currencyOf(code: string): Currency {
  const currency = byCode.get(code);
  if (!currency) throw new RangeError(`${code} is not a currency of the table`);
  return currency;
}

/** Digits after the decimal point. @throws RangeError for an unknown code. */
export function digitsOf(code: string): number {
  return currencyOf(code).fractionDigits;
}

/**
 * `dividend / divisor` rounded to the nearest, half away from zero. @throws RangeError when the divisor is
 * not positive.
 */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('the divisor must be positive');
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

/** The share of an amount at a rate in parts per million, rounded once, half away from zero. */
export function atRate(minor: bigint, partsPerMillion: bigint): bigint {
  return divideRounded(minor * partsPerMillion, 1_000_000n);
}

const decimal = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/;

/**
 * Reads a decimal string, `"12.5"`, into minor units; null when it is not a plain decimal of at most 15
 * integer places (storefront §9) or has a non-zero digit that the currency cannot hold.
 */
export function parseMajor(text: string, code: string): bigint | null {
  const found = decimal.exec(text);
  if (!found) return null;
  const digits = digitsOf(code);
  const [, sign, whole = '', fraction = ''] = found;
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const minor = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return sign ? -minor : minor;
}

/**
 * An amount that was saved in its currency. @throws RangeError when the currency cannot hold it: what was
 * saved in another one is never read as nothing
 */
export function parseStoredMinor(text: string, code: string): bigint {
  const minor = parseMajor(text, code);
  if (minor === null) throw new RangeError(`${text} is no amount in ${code}`);
  return minor;
}

/** The exact decimal string with all digits of the currency: `1250` in EUR is `"12.50"`, in JPY `"1250"`. */
export function toMajor(minor: bigint, code: string): string {
  const digits = digitsOf(code);
  const sign = minor < 0n ? '-' : '';
  const text = (minor < 0n ? -minor : minor).toString().padStart(digits + 1, '0');
  if (digits === 0) return sign + text;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
