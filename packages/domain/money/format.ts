import { type Cache, openCache } from '../cache.ts';
import { digitsOf, toMajor } from './money.ts';

/** One manner of writing amounts, with those that were written. */
interface Manner {
  readonly formatter: Intl.NumberFormat;
  readonly amounts: Cache<bigint, string>;
}

// Owners choose the locale: they are not kept without end.
const manners = openCache<string, Manner>();
// The variants of a product and the lines of a cart share few prices, and each takes long to write.
const mostAmounts = 2000;

/**
 * An amount for people, `$1,250.00`, in the locale's manner with the digits of our own table. For mails, checkout and
 * the studio; the templates have their own formatters. An unknown locale is read as en-US.
 */
export function formatMoney(minor: bigint, code: string, locale: string): string {
  const { formatter, amounts } = mannerOf(code, locale);
  const known = amounts.get(minor);
  if (known !== undefined) return known;
  const written = formatter.format(toMajor(minor, code) as `${number}`);
  amounts.set(minor, written);
  return written;
}

function mannerOf(code: string, locale: string): Manner {
  const key = `${locale} ${code}`;
  const known = manners.get(key);
  if (known) return known;
  const made = { formatter: makeFormatter(code, locale), amounts: openCache<bigint, string>(mostAmounts) };
  manners.set(key, made);
  return made;
}

function makeFormatter(code: string, locale: string): Intl.NumberFormat {
  const digits = digitsOf(code);
  const options = {
    style: 'currency',
    currency: code,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  try {
    return new Intl.NumberFormat(locale, options);
  } catch {
    return new Intl.NumberFormat('en-US', options);
  }
}
