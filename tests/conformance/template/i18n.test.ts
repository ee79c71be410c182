import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { describe, expect, it } from 'vitest';

const engine = createSiteEngine({ clock: Date.now, locales: cldrLocales(readPack) });
const narrow = '\u202f';
const thin = '\u2009';
const usd = (value: unknown): object => ({ decimalValue: value, currencyCode: 'USD' });
/** Monday 24 February 2020, 14:04:40 in New York. */
const monday = 1582571080000;
const day = 86_400_000;

function print(template: string, value: unknown, locale?: string): string {
  return engine.render(template, value, locale === undefined ? {} : { locale }).output;
}

function printAt(now: number, template: string, value: unknown): string {
  return engine.render(template, value, { locale: 'en', now }).output;
}

/** One line a case: template, value, output, locale. */
type Case = readonly [template: string, value: unknown, output: string, locale?: string];

describe('template-language §2.4 numbers by locale', () => {
  const cases: readonly Case[] = [
    ['{@|decimal}', 1234.5, '1,234.5'],
    ['{@|decimal no-group}', 1234.5, '1234.5'],
    ['{@|decimal group:false}', 1234.5, '1234.5'],
    ['{@|decimal grouping:true}', 1234.5, '1,234.5'],
    ['{@|decimal}', '1234.50', '1,234.5'],
    ['{@|decimal}', 1234.5, '1.234,5', 'de'],
    ['{@|decimal}', 1234.5, `1${narrow}234,5`, 'fr'],
    ['{@|decimal minfrac:2}', 3, '3.00'],
    ['{@|decimal maxfrac:1}', 3.14159, '3.1'],
    ['{@|decimal maximumFractionDigits:1}', 3.14159, '3.1'],
    ['{@|decimal minint:3}', 7, '007'],
    ['{@|decimal maxsig:2}', 12345, '12,000'],
    ['{@|decimal minfrac:99}', 1, `1.${'0'.repeat(50)}`],
    ['{@|decimal minfrac:x}', 1, '1'],
    ['{@|decimal style:percent}', 0.25, '25%'],
    ['{@|decimal style:short}', 12345, '12K'],
    ['{@|decimal style:long}', 12345, '12 thousand'],
    ['{@|decimal style:nothing}', 12345, '12,345'],
    ['{@|decimal round:ceil maxfrac:0}', 2.1, '3'],
    ['{@|decimal round:ceiling maxfrac:0}', 2.1, '3'],
    ['{@|decimal round:truncate maxfrac:0}', 2.9, '2'],
    ['{@|decimal round:nothing maxfrac:0}', 2.9, '3'],
    ['{@|decimal round:floor maxfrac:0}', 2.7, '2'],
    ['{@|decimal}', 'junk', '0'],
    ['{@|decimal}', '1e9999', '0'],
    ['{@|decimal}', '9'.repeat(101), '0'],
    ['{@|decimal}', null, '0'],
    ['{@|decimal}', [1], '0'],
    ['{@|money}', usd('1234.5'), '$1,234.50'],
    ['{@|money}', { value: '5', currency: 'EUR' }, '\u20ac5.00'],
    ['{@|money}', { value: '5', currency: 'eur' }, '\u20ac5.00'],
    ['{@|money}', usd(1234.5), '1.234,50\u00a0$', 'de'],
    ['{@|money style:code}', usd(5), '5.00 USD'],
    ['{@|money style:name}', usd(1), '1.00 US dollars'],
    ['{@|money style:accounting}', usd(-5), '($5.00)'],
    ['{@|money style:short}', usd(12345), '$12K'],
    ['{@|money no-group maxfrac:0}', usd(1234.5), '$1234'],
    ['{@|money symbol:narrow}', { value: 5, currency: 'CAD' }, '$5.00'],
    ['{@|money}', { value: 934, currency: 'JPY' }, '\u00a5934'],
    ['{@|money}', { value: 5 }, ''],
    ['{@|money}', { value: 5, currency: '<b>' }, ''],
    ['{@|money}', usd('junk'), '$0.00'],
    ['{@|money style:nothing}', usd(5), '$5.00'],
    ['{@|money}', { currencyCode: 'USD', value: 5 }, ''],
    ['{@|money}', { currency: 'USD', decimalValue: 5 }, ''],
    ['{@|money round:ceil maxfrac:0}', usd(1.2), '$2'],
    ['{@|money}', 5, ''],
    ['{@|percentage-format}', 12.34567, '12.346'],
    ['{@|percentage-format}', 5, '5.00'],
    ['{@|percentage-format trim}', 5, '5'],
    ['{@|percentage-format trim}', '5.5', '5.5'],
    ['{@|percentage-format}', null, '0.00'],
    ['{@|bookkeeper-money-format}', 0, '$0.00'],
    ['{@|bookkeeper-money-format}', -12345, '-$123.45', 'fr'],
    ['{@|bookkeeper-money-format}', 'x', '$0.00'],
    ['{@|i18n-money-format}', usd(-5), '-$5.00'],
    ['{@|i18n-money-format en_US}', usd(5), '$5.00'],
    ['{@|i18n-money-format fr-FR}', { value: 1234.5, currency: 'EUR' }, '1\u00a0234,50\u20ac'],
    ['{@|i18n-money-format xx-YY}', { value: 5, currency: 'XTS' }, 'XTS 5.00'],
    ['{@|i18n-money-format}', usd(0.005), '$0.01'],
    ['{@|i18n-money-format}', usd(-0.001), '$0.00'],
    ['{@|i18n-money-format}', null, ''],
    ['{@|unit}', 5, ''],
  ];
  it.each(cases.map((one) => [one[0], one] as const))(
    '%s',
    (_template, [template, value, output, locale]) => {
      expect(print(template, value, locale)).toBe(output);
    },
  );

  it.each([
    'decimal',
    'money',
    'datetime',
    'relative-time',
    'message',
    'plural',
    'datetimefield y',
    'percentage-format',
  ])('%s prints nothing without locale data', (formatter) => {
    expect(print(`{@|${formatter}}`, 5, 'none')).toBe('');
    expect(print(`{@|${formatter}}`, usd(5), 'none')).toBe('');
  });

  it('falls back to English for an unknown locale', () => {
    for (const locale of ['zz', 'xx-YY', 'not a locale', '', '../../etc/passwd', 'constructor'])
      expect(print('{@|decimal}', 1234.5, locale)).toBe('1,234.5');
  });
});

describe('template-language §2.4 times by locale', () => {
  const cases: readonly Case[] = [
    ['{@|datetime}', monday, 'February 24, 2020'],
    ['{@|datetime}', String(monday), 'February 24, 2020'],
    ['{@|datetime date:short}', monday, '24.02.20', 'de'],
    ['{@|datetime full}', monday, `Monday, February 24, 2020 at 2:04:40${narrow}PM Eastern Standard Time`],
    ['{@|datetime datetime:short}', monday, `2/24/20, 2:04${narrow}PM`],
    ['{@|datetime time:short}', monday, `2:04${narrow}PM`],
    ['{@|datetime date:yMd time:short}', monday, `2/24/2020, 2:04${narrow}PM`],
    ['{@|datetime skeleton:yMMM}', monday, 'Feb 2020'],
    ['{@|datetime yMMM}', monday, 'Feb 2020'],
    ['{@|datetime date}', monday, '2/24/20'],
    ['{@|datetime time}', monday, `2:04${narrow}PM`],
    ['{@|datetime date time}', monday, `2/24/20, 2:04${narrow}PM`],
    ['{a,b|datetime-interval date}', { a: monday, b: monday + day }, `Feb 24${thin}\u2013${thin}25, 2020`],
    ['{a,b|datetime-interval time}', { a: monday, b: monday + day }, `Feb 24${thin}\u2013${thin}25, 2020`],
    ['{@|datetime date:long calendar:buddhist}', monday, 'February 24, 2563 BE'],
    ['{@|datetime MMMM context:begin-sentence}', monday, 'F\u00e9vrier', 'fr'],
    ['{@|datetime}', 'soon', ''],
    ['{@|datetime}', null, ''],
    ['{@|datetime}', 1e300, ''],
    ['{a,b|datetime-interval}', { a: monday, b: monday + day }, `Feb 24${thin}\u2013${thin}25, 2020`],
    [
      '{a,b|datetime-interval hm}',
      { a: monday, b: monday + 3_600_000 },
      `2:04${thin}\u2013${thin}3:04${narrow}PM`,
    ],
    ['{a|datetime-interval}', { a: monday }, String(monday)],
    ['{a,b|datetime-interval}', { a: monday, b: 'x' }, ''],
    ['{@|datetimefield y}', monday, ''],
    ['{@|date %A %B}', monday, 'lundi f\u00e9vrier', 'fr'],
    ['{@|date %Z}', monday, 'EST'],
    ['{@|date %p}', monday, 'PM'],
  ];
  it.each(cases.map((one) => [one[0], one] as const))(
    '%s',
    (_template, [template, value, output, locale]) => {
      expect(print(template, value, locale)).toBe(output);
    },
  );

  it.each([
    ['US/Pacific', '11:04 PST'],
    ['Asia/Calcutta', '00:34 IST'],
    ['Asia/Kolkata', '00:34 IST'],
    ['UTC', '19:04 UTC'],
    ['Etc/GMT+5', '14:04 -05'],
    ['Europe/London', '19:04 GMT'],
    ['Nowhere', '19:04 UTC'],
    ['x'.repeat(1_000_000), '19:04 UTC'],
  ])('date in the zone %.20s shows %s', (timeZone, output) => {
    expect(print('{t|date %H:%M %Z}', { t: monday, website: { timeZone } })).toBe(output);
  });

  it.each([
    ['{@|relative-time}', day, 'tomorrow'],
    ['{@|relative-time}', -2 * day, '2 days ago'],
    ['{@|relative-time}', 0, 'now'],
    ['{@|relative-time width:narrow}', 3 * 3_600_000, 'in 3h'],
    ['{@|relative-time numericOnly}', -day, '1 day ago'],
    ['{@|relative-time}', -day, 'yesterday'],
    ['{@|relative-time field:hour}', day, 'in 24 hours'],
    ['{@|relative-time}', 'x', ''],
    ['{a,b|relative-time}', { a: 0, b: 3 * day }, 'in 3 days'],
    ['{a,b|relative-time}', { a: 0, b: null }, ''],
    // From 19:00 to 1:00 in New York, and within one day of UTC.
    ['{a,b|relative-time}', { a: 3_600_000, b: 6 * 3_600_000 }, 'in 5 hours'],
    ['{a,b|relative-time field:day}', { a: 3_600_000, b: 6 * 3_600_000 }, 'today'],
    ['{@|relative-time field:day}', 10 * 3_600_000, 'today'],
  ])('%s of %j, at the epoch, is %j', (template, value, output) => {
    expect(printAt(0, template, value)).toBe(output);
  });

  it.each([
    [0, 'less than a minute ago'],
    [59_999, 'less than a minute ago'],
    [60_000, 'about a minute ago'],
    [150_000, 'about 2 minutes ago'],
    [3_600_000, 'about an hour ago'],
    [7_200_000, 'about 2 hours ago'],
    [day, 'about a day ago'],
    [7 * day, 'about a week ago'],
    [20 * day, 'about 2 weeks ago'],
    [30 * day, 'about a month ago'],
    [100 * day, 'about 3 months ago'],
    [365 * day, 'about a year ago'],
    [800 * day, 'about 2 years ago'],
    [-5_000_000, 'less than a minute ago'],
  ])('timesince of an age of %d ms says %s', (age, words) => {
    const expected = `<span class="timesince" data-date="1000">${words}</span>`;
    expect(printAt(1000 + age, '{@|timesince}', 1000)).toBe(expected);
  });

  it.each(['x', null, {}, true])('timesince of %j is "Invalid date."', (value) => {
    expect(print('{@|timesince}', value)).toBe('Invalid date.');
  });
});

describe('template-language §2.4 messages', () => {
  const cats = '{0 plural =0{no cats} one{# cat} other{# cats}}';
  const cases: readonly Case[] = [
    ['{m|message n}', { m: cats, n: 0 }, 'no cats'],
    ['{m|message n}', { m: cats, n: 1 }, '1 cat'],
    ['{m|message n}', { m: cats, n: '1' }, '1 cat'],
    ['{m|message n}', { m: cats, n: 1.5 }, '1.5 cats'],
    ['{m|message n}', { m: cats, n: null }, 'no cats'],
    ['{m|plural n}', { m: '{0 plural one{a} few{b} many{c} other{d}}', n: 3 }, 'b', 'ru'],
    ['{m|message n}', { m: '{0 plural offset:1 one{you and one} other{you and #}}', n: 3 }, 'you and 2'],
    ['{m|message n}', { m: '{0 selectordinal one{#st} two{#nd} few{#rd} other{#th}}', n: 22 }, '22nd'],
    ['{m|message s}', { m: '{0 select on {yes} other {no}}', s: 'on' }, 'yes'],
    ['{m|message s}', { m: '{0 select on {yes} other {no}}', s: 'x' }, 'no'],
    ['{m|message who=a.b}', { m: 'Hi {who} {0}', a: { b: 'Jo' } }, 'Hi Jo Jo'],
    ['{m|message who:a.b}', { m: 'Hi {who}', a: { b: 'Jo' } }, 'Hi Jo'],
    ['{m|message a}', { m: '{0 money}', a: usd(5) }, '$5.00'],
    ['{m|message a}', { m: '{0 currency style:code}', a: usd(5) }, '5.00 USD'],
    ['{m|message a}', { m: '{0 decimal minfrac:1} {0 number}', a: 5 }, '5.0 5'],
    ['{m|message a}', { m: '{0 datetime date:short}', a: monday }, '2/24/20'],
    ['{m|message a}', { m: '{0 money}{0 decimal}{0 datetime}', a: 'x' }, '0'],
    ['{m|message a}', { m: '{0 plural one{one} other{many}}', a: true }, 'one'],
    ['{m|message a}', { m: '{0 plural =0{none} other{many}}', a: false }, 'none'],
    ['{m|message a}', { m: '{0 select 1{yes} other{no}}', a: true }, 'yes'],
    ['{m|message a}', { m: '{0 decimal}', a: true }, '1'],
    ['{m|message a}', { m: '{0 plural one{one} other{# of them}}', a: usd(5) }, '5 of them'],
    ['{m|message a}', { m: '{0 select 5{five} other{other}}', a: usd(5) }, 'five'],
    ['{m|message a}', { m: '{0 decimal minfrac:1}', a: usd(5) }, '5.0'],
    ['{m|message a}', { m: '{0 currency style:standard}', a: usd(5) }, '$5.00'],
    [
      '{m|message a b}',
      { m: '{0;1 datetime-interval}', a: monday, b: monday + day },
      `Feb 24${thin}\u2013${thin}25, 2020`,
    ],
    ['{m|message a}', { m: "it''s {0} '{0}'", a: 1 }, "it's 1 {0}"],
    ['{m|message a}', { m: '{1}{9}{b}', a: 1 }, ''],
    ['{m|message a}', { m: '{constructor}{__proto__}{toString}', a: 1 }, ''],
    ['{m|message a}', { m: '{0 unheard}', a: 1 }, ''],
    ['{m|message a}', { m: '{0', a: 1 }, '{0'],
    ['{m|message}', { m: 'plain' }, 'plain'],
    ['{m|message a}', { m: null, a: 1 }, ''],
    ['{m|message a}', { m: '{0}', a: [1, 2] }, '1,2'],
    ['{.repeated section l}{m|message @}{.alternates with},{.end}', { m: '<{0}>', l: ['a', 'b'] }, '<a>,<b>'],
    ['{.repeated section l}{m|message @.n @index}{.end}', { m: '{0}{1}', l: [{ n: 'a' }] }, 'a1'],
    ['{.section o}{.var @x m|message n}{@x}{.end}', { m: '{0}', n: 'far', o: { n: 'near' } }, 'near'],
  ];
  it.each(cases.map((one) => [one[0], one] as const))(
    '%s',
    (_template, [template, value, output, locale]) => {
      expect(print(template, value, locale)).toBe(output);
    },
  );

  it.each([
    '{0 plural other{'.repeat(600) + '}}'.repeat(600),
    '{'.repeat(9_999),
    '{}'.repeat(4_999),
    "{'".repeat(4_999),
    `{0 select ${'a{b}'.repeat(2_000)}}`,
    'x'.repeat(1_000_000),
  ])('reads a hostile message in bounded time (%#)', (m) => {
    const started = performance.now();
    engine.render('{m|message n}', { m, n: 1 });
    expect(performance.now() - started).toBeLessThan(250);
  });
});

describe('template-language §2.3 prices in CLDR mode', () => {
  it.each([
    ['USD', 'en-US', '$2,500.00'],
    ['EUR', 'de', '2.500,00\u00a0\u20ac'],
    [undefined, 'en', '$2,500.00'],
  ])('writes an amount of %s in %s as %j', (currency, locale, output) => {
    const item = {
      structuredContent: { productType: 2, priceMoney: { value: '2500', currency } },
      featureFlags: { useCLDRMoneyFormat: true },
    };
    expect(print('{@|product-price}', item, locale)).toBe(`<div class="product-price">\n${output}\n</div>`);
  });
});

describe('numbers of the two documents', () => {
  it.each([
    ['storefront §5 percentage: at most 3 fraction digits', '{@|percentage-format}', 12.34567, '12.346'],
    [
      'storefront §5 percentage: at least 2 unless trimmed',
      '{@|percentage-format} {@|percentage-format trim}',
      5,
      '5.00 5',
    ],
    [
      'administration §9 template: a percentage has at most 3 fraction digits, and 2 unless trimmed',
      '{@|percentage-format} {@|percentage-format trim}',
      1.23456,
      '1.235 1.235',
    ],
    ['storefront §5 number option: digits from 0 to 50', '{@|decimal minfrac:99}', 1, `1.${'0'.repeat(50)}`],
    [
      'administration §9 template: number options have 0 to 50 digits',
      '{@|decimal maxfrac:0} {@|decimal minfrac:51}',
      2,
      `2 2.${'0'.repeat(50)}`,
    ],
    ['storefront §3 money: is decimalValue with currencyCode', '{@|money}', usd('1234.5'), '$1,234.50'],
  ] as const)('%s', (_statement, template, value, output) => expect(print(template, value)).toBe(output));

  it('storefront §3 currency table: symbol templates go by locale', () => {
    const shown = ['en-US', 'de-DE', 'fr-FR'].map((locale) =>
      print(`{@|i18n-money-format ${locale}}`, { value: 1234.5, currency: 'EUR' }),
    );
    expect(shown).toEqual(['\u20ac1,234.50', '1.234,50\u20ac', '1\u00a0234,50\u20ac']);
  });

  it('administration §9 template: times ago know year, month of 30 days, week, day, hour and minute', () => {
    const now = Date.UTC(2026, 0, 1);
    const ages = [365 * day, 30 * day, 7 * day, day, day / 24, day / 1440];
    const words = ages.map(
      (age) => /ago|about [^<]*/.exec(printAt(now, '{@|timesince}', now - age))?.[0] ?? '',
    );
    expect(words).toEqual([
      'about a year ago',
      'about a month ago',
      'about a week ago',
      'about a day ago',
      'about an hour ago',
      'about a minute ago',
    ]);
  });

  it.each([
    ['administration §8 relative time: reads about an hour ago', 3_600_000, 'about an hour ago'],
    ['administration §8 relative time: reads less than a minute ago', 59_000, 'less than a minute ago'],
  ])('%s', (_statement, age, words) => {
    const now = Date.UTC(2026, 0, 1);
    expect(printAt(now, '{@|timesince}', now - age)).toContain(words);
  });
});
