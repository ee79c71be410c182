import { digitsOf, parseMajor, toMajor } from './money.ts';

/** Money as it crosses the wire: a decimal string with its currency. */
export interface WireMoney {
  readonly value: string;
  readonly currency: string;
}

/** Minor units as wire money. */
export function toWireMoney(minor: bigint, code: string): WireMoney {
  return { value: toMajor(minor, code), currency: code };
}

/** Wire money as minor units; null when the value does not fit its currency. */
export function fromWireMoney(money: WireMoney): bigint | null {
  return parseMajor(money.value, money.currency);
}

/**
 * A `*Cents` field: hundredths of the major unit in every currency, so ¥934 is 93400 (decisions §money).
 * @throws RangeError when the amount is beyond what a JSON number holds exactly
 */
export function toWireCents(minor: bigint, code: string): number {
  const cents = minor * centsPerMinor(code);
  if (cents > largest || cents < -largest) throw new RangeError('the amount is too large for the wire');
  return Number(cents);
}

/** A `*Cents` field as minor units; null when it is not a whole number or not a whole minor unit. */
export function fromWireCents(cents: number, code: string): bigint | null {
  if (!Number.isSafeInteger(cents)) return null;
  const per = centsPerMinor(code);
  const exact = BigInt(cents);
  return exact % per === 0n ? exact / per : null;
}

/** True when `toWireCents` can represent the amount. */
export function fitsWire(minor: bigint, code: string): boolean {
  const cents = minor * centsPerMinor(code);
  return cents <= largest && cents >= -largest;
}

const largest = BigInt(Number.MAX_SAFE_INTEGER);

function centsPerMinor(code: string): bigint {
  return 10n ** BigInt(2 - digitsOf(code));
}
