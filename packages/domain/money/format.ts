import { openCache } from '../cache.ts';
import { digitsOf, toMajor } from './money.ts';

// Owners choose the locale: they are not kept without end.
const formatters = openCache<string, Intl.NumberFormat>();
// The variants of a product and the lines of a cart share few prices, and each takes long to write.
const amounts = openCache<string, string>(2000);

/**
 * An amount for people, `$1,250.00`, in the locale's manner with the digits of our own table. For mails, checkout and
 * the studio; the templates have their own formatters. An unknown locale is read as en-US.
 */
export function formatMoney(minor: bigint, code: string, locale: string): string {
  const key = `${minor} ${code} ${locale}`;
  const known = amounts.get(key);
  if (known !== undefined) return known;
  const written = formatterOf(code, locale).format(toMajor(minor, code) as `${number}`);
  amounts.set(key, written);
  return written;
}

function formatterOf(code: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${code}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = makeFormatter(code, locale);
  formatters.set(key, made);
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
