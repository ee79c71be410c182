import type {
  DateOptions,
  IntervalOptions,
  MoneyOptions,
  NumberOptions,
  RelativeOptions,
} from '../../locale-data.ts';
import type { Args } from '../../registry.ts';

/** Words of an argument list: `name:value`, `name=value`, or a word alone. */
export interface OptionWords {
  readonly named: ReadonlyMap<string, string>;
  readonly alone: readonly string[];
}

/** The most digits that an option may ask for (storefront §5). */
const maxDigits = 50;

const DIGITS: ReadonlyMap<string, keyof NumberOptions> = new Map([
  ['minint', 'minimumIntegerDigits'],
  ['minimumintegerdigits', 'minimumIntegerDigits'],
  ['maxfrac', 'maximumFractionDigits'],
  ['maximumfractiondigits', 'maximumFractionDigits'],
  ['minfrac', 'minimumFractionDigits'],
  ['minimumfractiondigits', 'minimumFractionDigits'],
  ['maxsig', 'maximumSignificantDigits'],
  ['maximumsignificantdigits', 'maximumSignificantDigits'],
  ['minsig', 'minimumSignificantDigits'],
  ['minimumsignificantdigits', 'minimumSignificantDigits'],
]);

/** Reads the words of a formatter's arguments or of a message's formatter. */
export function optionWords(words: Args['words']): OptionWords {
  const named = new Map<string, string>();
  const alone: string[] = [];
  for (const word of words) {
    const at = word.search(/[:=]/);
    if (at < 0) alone.push(word);
    else named.set(word.slice(0, at).toLowerCase(), word.slice(at + 1));
  }
  return { named, alone };
}

const decimalStyles = [
  'decimal',
  'short',
  'long',
  'scientific',
  'percent',
  'percent-scaled',
  'permille',
  'permille-scaled',
];
const moneyStyles = ['symbol', 'accounting', 'code', 'name', 'short'];

/** Rounding modes, with their short names (§7.1). */
const ROUNDING: ReadonlyMap<string, string> = new Map([
  ...['up', 'down', 'ceiling', 'floor', 'half-up', 'half-down', 'half-even'].map(
    (mode) => [mode, mode] as const,
  ),
  ['ceil', 'ceiling'],
  ['trunc', 'down'],
  ['truncate', 'down'],
  ['halfup', 'half-up'],
  ['halfdown', 'half-down'],
  ['halfeven', 'half-even'],
]);

/** Style, grouping, rounding and digits (§2.4); a style that is not known is the default one (§7.1). */
export function numberOptions(
  { named, alone }: OptionWords,
  styles: readonly string[] = decimalStyles,
): NumberOptions {
  const options: Record<string, unknown> = {};
  const style = named.get('style');
  if (style && styles.includes(style)) options.style = style;
  const group = flag({ named, alone }, ['group', 'grouping']);
  if (group !== undefined) options.group = group;
  if (alone.includes('no-group') || alone.includes('no-grouping')) options.group = false;
  const round = ROUNDING.get(named.get('round') ?? named.get('rounding') ?? '');
  if (round) options.round = round;
  for (const [name, value] of named) {
    const digits = DIGITS.get(name);
    if (digits && /^\d+$/.test(value)) options[digits] = Math.min(maxDigits, Number(value));
  }
  return options;
}

export function moneyOptions(words: OptionWords): MoneyOptions {
  const symbol = words.named.get('symbol') ?? words.named.get('symbolwidth');
  const cash = flag(words, ['cash']);
  return {
    ...numberOptions(words, moneyStyles),
    ...(symbol ? { symbolWidth: symbol } : {}),
    ...(cash === undefined ? {} : { cash }),
  };
}

const WIDTHS: ReadonlySet<string> = new Set(['full', 'long', 'medium', 'short']);
const PARTS = ['date', 'time'] as const;

/**
 * Widths or skeletons for date and time; a word alone is the width of both, `date` or `time` in its short
 * form, or a skeleton (§2.4, §7.1).
 */
export function dateOptions({ named, alone }: OptionWords): DateOptions {
  const isSkeleton = (word: string): boolean => !WIDTHS.has(word) && !isPart(word);
  const skeletons = [named.get('skeleton'), ...alone.filter(isSkeleton)];
  const options: Record<string, string> = {};
  for (const part of alone.filter(isPart)) options[part] = 'short';
  const both = alone.find((word) => WIDTHS.has(word)) ?? named.get('datetime');
  if (both) options.datetime = both;
  for (const part of PARTS) {
    const value = named.get(part);
    if (value && WIDTHS.has(value)) options[part] = value;
    else skeletons.push(value);
  }
  const skeleton = skeletons.filter(Boolean).join(' ');
  if (skeleton !== '') options.skeleton = skeleton;
  copy(named, options, ['wrap', 'context']);
  const calendar = named.get('calendar') ?? named.get('ca');
  return calendar ? { ...options, calendar } : options;
}

function isPart(word: string): word is (typeof PARTS)[number] {
  return word === 'date' || word === 'time';
}

export function intervalOptions({ named, alone }: OptionWords): IntervalOptions {
  const options: Record<string, string> = {};
  // `date` or `time` alone is the default form of an interval (§7.1).
  const skeleton = named.get('skeleton') ?? alone.filter((word) => !isPart(word)).join(' ');
  if (skeleton !== '') options.skeleton = skeleton;
  copy(named, options, ['date', 'time', 'context']);
  const calendar = named.get('calendar') ?? named.get('ca');
  return calendar ? { ...options, calendar } : options;
}

export function relativeOptions(words: OptionWords): RelativeOptions {
  const options: Record<string, unknown> = { ...numberOptions(words) };
  copy(words.named, options, ['field', 'width', 'context']);
  for (const name of ['numericOnly', 'dayOfWeek', 'alwaysNow', 'allowWeeks']) {
    const value = flag(words, [name]);
    if (value !== undefined) options[name] = value;
  }
  return options;
}

function copy(named: OptionWords['named'], options: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    const value = named.get(name);
    if (value) options[name] = value;
  }
}

// A flag alone is on; with a value it is on for `true`, `yes`, `on` and `1`.
function flag({ named, alone }: OptionWords, names: readonly string[]): boolean | undefined {
  for (const name of names) {
    const value = named.get(name.toLowerCase());
    if (value !== undefined) return /^(?:true|yes|on|1)$/i.test(value);
    if (alone.includes(name) || alone.includes(name.toLowerCase())) return true;
  }
  return undefined;
}
