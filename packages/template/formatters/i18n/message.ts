import type { DecimalText, LocaleData, MessageFunction, MessageFunctionName } from '../../locale-data.ts';
import { parseRef, type Ref } from '../../refs.ts';
import type { Args, Scope } from '../../registry.ts';
import { emitted } from '../../values.ts';
import { zoneOf } from '../date.ts';
import { shownInstantOf } from '../instant.ts';
import { amountOf, decimalOf } from './numbers.ts';
import { dateOptions, intervalOptions, moneyOptions, numberOptions, optionWords } from './options.ts';

/** A longer message is not read: the time to read one grows faster than its length. */
const maxPatternLength = 4_000;

interface MessageArg {
  /** Name in `name=ref` and `name:ref`; every argument is positional too. */
  readonly name?: string;
  readonly ref: Ref;
}

/** The references of a message's arguments; one that is no reference is left out. */
export function messageArgs(args: Args): MessageArg[] {
  return args.words.flatMap((word) => {
    const at = word.search(/[:=]/);
    const ref = parseRef(word.slice(at + 1));
    if (!ref) return [];
    return at > 0 ? [{ name: word.slice(0, at), ref }] : [{ ref }];
  });
}

/** Fills a message; without locale data there are no plural rules, and nothing is printed. */
export function fillMessage(
  args: readonly MessageArg[],
): (value: unknown, values: readonly unknown[], scope: Scope) => unknown {
  return (value, values, scope) => {
    const locale = scope.cldr;
    const pattern = emitted(value);
    if (!locale || pattern === '' || pattern.length > maxPatternLength) return '';
    const named: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    args.forEach(({ name }, index) => {
      if (name !== undefined) named[name] = values[index];
    });
    return locale.message({
      pattern,
      positional: values,
      named,
      text: argumentText,
      functions: functionsOf(locale, scope),
      decimal: countOf,
    });
  };
}

/**
 * An argument as a number: a boolean counts as 1 or 0, money as its amount, all else that is none as 0
 * (§7.1).
 */
function countOf(value: unknown): DecimalText {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return decimalOf(value) ?? amountOf(value)?.value ?? 0;
}

/** An argument as text, as `select` compares it. */
function argumentText(value: unknown): string {
  return typeof value === 'boolean' || amountOf(value) ? String(countOf(value)) : emitted(value);
}

function functionsOf(locale: LocaleData, scope: Scope): Record<MessageFunctionName, MessageFunction> {
  const zone = zoneOf(scope);
  const money: MessageFunction = ([value], words) => {
    const amount = amountOf(value);
    return amount ? locale.money(amount.value, amount.currency, moneyOptions(optionWords(words))) : '';
  };
  const decimal: MessageFunction = ([value], words) => {
    const options = numberOptions(optionWords(words));
    return locale.decimal(countOf(value), options);
  };
  const datetime: MessageFunction = ([value], words) => {
    const time = shownInstantOf(value, scope);
    return time === undefined ? '' : locale.date({ time, zone }, dateOptions(optionWords(words)));
  };
  const interval: MessageFunction = ([from, to], words) => {
    const [start, end] = [shownInstantOf(from, scope), shownInstantOf(to, scope)];
    if (start === undefined || end === undefined) return '';
    const options = intervalOptions(optionWords(words));
    return locale.interval({ time: start, zone }, { time: end, zone }, options);
  };
  return { money, currency: money, decimal, number: decimal, datetime, 'datetime-interval': interval };
}
