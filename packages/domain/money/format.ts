import { type Cache, createCache } from '../cache.ts';
import { digitsOf, isCurrency, toMajor } from './money.ts';

/** One manner of writing amounts, with those that were written. */
interface Manner {
  readonly formatter: Intl.NumberFormat;
  readonly amounts: Cache<bigint, string>;
}

// Owners choose the locale: they are not kept without end.
const manners = createCache<string, Manner>();
// The variants of a product and the lines of a cart share few prices, and each takes long to write.
const maxAmounts = 2000;

/**
 * An amount for people, `$1,250.00`, in the locale's manner with the digits of our own table. For mails,
 * checkout and the studio; the templates have their own formatters. An unknown locale is read as en-US.
 */
export function formatMoney(minor: bigint, code: string, locale: string): string {
  const { formatter, amounts } = mannerOf(code, locale);
  const known = amounts.get(minor);
  if (known !== undefined) return known;
  const written = formatter.format(toMajor(minor, code) as `${number}`);
  amounts.set(minor, written);
  return written;
}

// Currencies that no store sells in, by the digits that providers of payments count in: those of ISO 4217 in
// use, which the runtime's locales shorten (HUF). All others have two.
const otherDigits: Readonly<Record<string, number>> = Object.fromEntries([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'KMF', 'KRW', 'MGA', 'PYG', 'RWF'].map((code) => [code, 0]),
  ...['UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map((code) => [code, 0]),
  ...['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((code) => [code, 3]),
]);

/** An amount that somebody else has, in whatever currency. */
export function formatForeignMoney(minor: bigint, code: string, locale: string): string {
  if (isCurrency(code)) return formatMoney(minor, code, locale);
  const digits = otherDigits[code] ?? 2;
  return makeFormatter(code, locale, digits).format(`${minor}e-${digits}` as `${number}`);
}

function mannerOf(code: string, locale: string): Manner {
  const key = `${locale} ${code}`;
  const known = manners.get(key);
  if (known) return known;
  const made = {
    formatter: makeFormatter(code, locale, digitsOf(code)),
    amounts: createCache<bigint, string>(maxAmounts),
  };
  manners.set(key, made);
  return made;
}

function makeFormatter(code: string, locale: string, digits: number): Intl.NumberFormat {
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
