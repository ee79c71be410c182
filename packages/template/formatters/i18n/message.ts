import type { LocaleData, MessageFunction, MessageFunctionName } from '../../locale-data.ts';
import { parseRef, type Ref } from '../../refs.ts';
import type { Args, Scope } from '../../registry.ts';
import { emitted } from '../../values.ts';
import { zoneOf } from '../date.ts';
import { instantOf } from '../instant.ts';
import { amountOf, decimalOf } from './numbers.ts';
import { dateOptions, intervalOptions, moneyOptions, numberOptions, optionWords } from './options.ts';

/** A longer message is not read: the time to read one grows faster than its length. */
const longestPattern = 4_000;

interface MessageArg {
  /** Of `name=ref` and `name:ref`; every argument is positional too. */
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
    if (!locale || pattern === '' || pattern.length > longestPattern) return '';
    const named: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    args.forEach(({ name }, index) => {
      if (name !== undefined) named[name] = values[index];
    });
    return locale.message({
      ...{ pattern, positional: values, named, text: emitted },
      functions: functionsOf(locale, zoneOf(scope)),
      decimal: (one) => decimalOf(one) ?? amountOf(one)?.value ?? 0,
    });
  };
}

function functionsOf(locale: LocaleData, zone: string): Record<MessageFunctionName, MessageFunction> {
  const money: MessageFunction = ([value], words) => {
    const amount = amountOf(value);
    return amount ? locale.money(amount.value, amount.currency, moneyOptions(optionWords(words))) : '';
  };
  const decimal: MessageFunction = ([value], words) => {
    const number = decimalOf(value);
    return number === undefined ? '' : locale.decimal(number, numberOptions(optionWords(words)));
  };
  const datetime: MessageFunction = ([value], words) => {
    const time = instantOf(value);
    return time === undefined ? '' : locale.date({ time, zone }, dateOptions(optionWords(words)));
  };
  const interval: MessageFunction = ([from, to], words) => {
    const [start, end] = [instantOf(from), instantOf(to)];
    if (start === undefined || end === undefined) return '';
    const options = intervalOptions(optionWords(words));
    return locale.interval({ time: start, zone }, { time: end, zone }, options);
  };
  return { money, currency: money, decimal, number: decimal, datetime, 'datetime-interval': interval };
}
