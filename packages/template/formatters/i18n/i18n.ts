import type { LocaleData } from '../../locale-data.ts';
import type { Args, BoundFormatter, Example, Formatter, FormatterFamily, Scope } from '../../registry.ts';
import { zoneOf } from '../date.ts';
import { argsFormatter, scopeFormatter, shows, valueFormatter } from '../define.ts';
import { shownInstantOf } from '../instant.ts';
import { legacyMoney } from './legacy-money.ts';
import { fillMessage, messageArgs } from './message.ts';
import { amountOf, decimalOf } from './numbers.ts';
import {
  dateOptions,
  intervalOptions,
  moneyOptions,
  numberOptions,
  type OptionWords,
  optionWords,
  relativeOptions,
} from './options.ts';

/** Formatters of the locale's numbers, dates and messages (§2.4). Without locale data they print nothing. */
export const i18nFormatters: FormatterFamily = {
  name: 'i18n',
  formatters: [
    localFormatter({
      name: 'decimal',
      summary: 'A number: style, group, round, minint, maxfrac, minfrac, maxsig, minsig.',
      example: shows('{@|decimal style:percent maxfrac:1}', 0.1234, '12.3%'),
      bind(words) {
        const options = numberOptions(words);
        return (value, locale) => locale.decimal(decimalOf(value) ?? 0, options);
      },
    }),
    localFormatter({
      name: 'money',
      summary: 'An amount with its currency: style (symbol, accounting, code, name, short), symbol, digits.',
      example: shows('{@|money}', { value: '1234.5', currency: 'USD' }, '$1,234.50'),
      bind(words) {
        const options = moneyOptions(words);
        return (value, locale) => {
          const amount = amountOf(value);
          return amount ? locale.money(amount.value, amount.currency, options) : '';
        };
      },
    }),
    localFormatter({
      name: 'datetime',
      summary: 'A time: full, long, medium, short, a skeleton, date, time, wrap, context, calendar.',
      example: shows('{t|datetime date:full}', { t: 1582571080000 }, 'Monday, February 24, 2020'),
      bind(words) {
        const options = dateOptions(words);
        return (value, locale, scope) => {
          const time = shownInstantOf(value, scope);
          return time === undefined ? '' : locale.date({ time, zone: zoneOf(scope) }, options);
        };
      },
    }),
    localFormatter({
      name: 'datetime-interval',
      summary: 'The time between two references, by a skeleton or `date` and `time` skeletons.',
      example: shows(
        '{a, b|datetime-interval}',
        { a: 1582571080000, b: 1592591080000 },
        'Feb 24\u2009\u2013\u2009Jun 19, 2020',
      ),
      bind(words) {
        const options = intervalOptions(words);
        return (value, locale, scope) => {
          if (scope.others.length === 0) return value;
          const [start, end] = [value, scope.others[0]].map((time) => shownInstantOf(time, scope));
          if (start === undefined || end === undefined) return '';
          const zone = zoneOf(scope);
          return locale.interval({ time: start, zone }, { time: end, zone }, options);
        };
      },
    }),
    localFormatter({
      name: 'relative-time',
      summary:
        'How far a time is from now, or a second time from the first: field, width, numericOnly, dayOfWeek, alwaysNow, allowWeeks.',
      example: { ...shows('{@|relative-time}', 86_400_000 * 3, 'in 3 days'), now: 0 },
      bind(words) {
        const options = relativeOptions(words);
        return (value, locale, scope) => {
          const [first, second] = [value, scope.others[0]].map((time) => shownInstantOf(time, scope));
          if (first === undefined || (scope.others.length > 0 && second === undefined)) return '';
          // Whole days between two times, and single fields, are counted in UTC (§7, §7.1).
          const zone = second === undefined && !options.field ? zoneOf(scope) : 'UTC';
          const [start, end] = second === undefined ? [scope.now, first] : [first, second];
          return locale.relative({ time: start, zone }, { time: end, zone }, options);
        };
      },
    }),
    messageFormatter(
      'message',
      shows('{m|message n}', { m: '{0 plural one{# cat} other{# cats}}', n: 2 }, '2 cats'),
    ),
    messageFormatter('plural', shows('{m|plural n}', { m: 'Hi {0}', n: 'Jo' }, 'Hi Jo')),
    argsFormatter({
      name: 'i18n-money-format',
      summary: 'An amount by the patterns of old for a locale (en-US).',
      example: shows(
        '{@|i18n-money-format de-DE}',
        { decimalValue: 1234.56, currencyCode: 'EUR' },
        '1.234,56\u20ac',
      ),
      bind(args) {
        const locale = (args.words[0] ?? 'en-US').replace('_', '-');
        return (value) => legacyMoney(value, locale);
      },
    }),
    deprecated('unit'),
    deprecated('datetimefield'),
  ],
};

function deprecated(name: string): Formatter {
  return valueFormatter({
    name,
    summary: 'Deprecated; prints nothing.',
    example: shows(`{@|${name}}`, 12, ''),
    run: () => undefined,
  });
}

interface LocalRow {
  readonly name: string;
  readonly summary: string;
  readonly example: Example;
  readonly bind: (words: OptionWords) => (value: unknown, locale: LocaleData, scope: Scope) => unknown;
}

function localFormatter({ bind, ...row }: LocalRow): Formatter {
  return scopeFormatter({
    ...row,
    bind(args) {
      const run = bind(optionWords(args.words));
      return (value, scope) => {
        const locale = scope.cldr;
        return locale ? run(value, locale, scope) : '';
      };
    },
  });
}

function messageFormatter(name: string, example: Example): Formatter {
  return {
    name,
    summary:
      'Fills a message with its references: `{0}`, `{name}`, plural, select, selectordinal, money, decimal, datetime, datetime-interval.',
    example,
    bind(args: Args): BoundFormatter {
      const argumentRefs = messageArgs(args);
      const refs = argumentRefs.map(({ ref }) => ref);
      return { refs, refsOutside: true, scoped: true, run: fillMessage(argumentRefs) };
    },
  };
}
