import { amountOf } from './numbers.ts';

/** Money format of a language: marks of thousands and of decimals, and the position of the symbol. */
interface MoneyPattern {
  readonly group: string;
  readonly point: string;
  readonly symbol: 'before' | 'after';
}

const english: MoneyPattern = { group: ',', point: '.', symbol: 'before' };
const german: MoneyPattern = { group: '.', point: ',', symbol: 'after' };
const french: MoneyPattern = { group: '\u00a0', point: ',', symbol: 'after' };

/** By language, and by locale where a country writes as its neighbours do. */
const PATTERNS: ReadonlyMap<string, MoneyPattern> = new Map([
  ...['de', 'es', 'it', 'pt', 'nl', 'da', 'el', 'tr', 'id', 'hr', 'sl', 'ro'].map(
    (l) => [l, german] as const,
  ),
  ...['fr', 'sv', 'nb', 'no', 'fi', 'ru', 'uk', 'pl', 'cs', 'sk', 'hu', 'bg'].map(
    (l) => [l, french] as const,
  ),
  ...['es-US', 'es-MX', 'de-LI', 'fr-LU'].map((l) => [l, l.startsWith('es') ? english : german] as const),
]);

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['AUD', 'A$'],
  ['CAD', 'C$'],
  ['NZD', 'NZ$'],
  ['HKD', 'HK$'],
  ['SGD', 'S$'],
  ['MXN', 'MX$'],
  ['BRL', 'R$'],
  ['EUR', '\u20ac'],
  ['GBP', '\u00a3'],
  ['JPY', '\u00a5'],
  ['ILS', '\u20aa'],
  ['INR', '\u20b9'],
  ['THB', '\u0e3f'],
  ['PHP', '\u20b1'],
  ['SEK', 'kr'],
  ['NOK', 'kr'],
  ['DKK', 'kr'],
  ['CZK', 'K\u010d'],
  ['PLN', 'z\u0142'],
]);

/**
 * An amount by the locale patterns of old (§2.4): plain spaces, the minus first but for symbols in letters.
 */
export function legacyMoney(value: unknown, locale: string): string {
  const amount = amountOf(value);
  if (!amount) return '';
  const number = Number(amount.value);
  const pattern = PATTERNS.get(locale) ?? PATTERNS.get(locale.split('-')[0] ?? '') ?? english;
  const symbol = SYMBOLS.get(amount.currency) ?? amount.currency;
  const digits = grouped(Math.abs(number), amount.currency === 'JPY' ? 0 : 2, pattern);
  const minus = number < 0 && /[1-9]/.test(digits) ? '-' : '';
  if (pattern.symbol === 'after') return `${minus}${digits}${/^\p{L}/u.test(symbol) ? ' ' : ''}${symbol}`;
  return /\p{L}$/u.test(symbol) ? `${symbol} ${minus}${digits}` : `${minus}${symbol}${digits}`;
}

/** Digits with grouping of three, halves away from zero on the decimal digits. */
export function grouped(
  value: number,
  decimals: number,
  marks: { readonly group: string; readonly point: string },
): string {
  const [whole = '', fraction] = halfUp(value, decimals).split('.');
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/g, marks.group);
  return fraction === undefined ? thousands : `${thousands}${marks.point}${fraction}`;
}

// `toFixed` rounds the binary value; the shortest decimal text of a number is what its author wrote.
function halfUp(value: number, decimals: number): string {
  const text = String(value);
  if (text.includes('e')) return value.toFixed(decimals);
  const [, fraction = ''] = text.split('.');
  if (fraction.length <= decimals) return value.toFixed(decimals);
  return Number(`${Math.round(Number(`${value}e${decimals}`))}e-${decimals}`).toFixed(decimals);
}
