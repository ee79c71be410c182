import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const print = (template: string, value: unknown): string => engine.render(template, value).output;
const span = (digits: string): string => `<span class="sqs-money-native">${digits}</span>`;
const product = (productType: unknown, rest: object = {}): object => ({
  id: 'p',
  structuredContent: { productType, ...rest },
});
const money = (value: unknown): object => ({ priceMoney: { value } });
const sale = (value: unknown, regular: unknown): object => ({
  onSale: true,
  salePriceMoney: { value },
  priceMoney: { value: regular },
});

/** One line a case: template, value, output. */
type Case = readonly [template: string, value: unknown, output: string];

describe('template-language §2.3 amounts', () => {
  const cases: readonly Case[] = [
    ['{@|cart-url}', null, '/cart'],
    ['{@|from-price}', product(1, { variants: [money('3'), money('2'), sale('1', '9')] }), '100'],
    ['{@|from-price}', product(1, { variants: [] }), '0'],
    ['{@|from-price}', product(4, { variants: [money('25'), money('10')] }), '1000'],
    ['{@|from-price}', product(2, sale('1.10', '2')), '110'],
    ['{@|from-price}', product(9, money('2')), '0'],
    ['{@|from-price}', product(1, { variants: [money('1.005')] }), '101'],
    ['{@|from-price}', product(1, { variants: [money('junk')] }), '0'],
    ['{@|from-price}', null, '0'],
    ['{@|normal-price}', product(1, { variants: [sale('1', '9'), money('3')] }), '900'],
    ['{@|normal-price}', product(2, sale('1', '2')), '200'],
    ['{@|sale-price}', product(1, { variants: [sale('4', '9'), sale('3', '9'), money('1')] }), '300'],
    ['{@|sale-price}', product(2, money('2')), '0'],
    ['{@|variant-descriptor}', { optionValues: [{ value: 'a' }] }, 'a'],
    ['{@|variant-descriptor}', { optionValues: 'x' }, ''],
    ['{@|money-format}', 0, '0.00'],
    ['{@|money-format}', 5, '0.05'],
    ['{@|money-format}', 123456789, '1,234,567.89'],
    ['{@|money-format}', '12345', '123.45'],
    ['{@|money-format}', -150, '-1.50'],
    ['{@|money-format}', 0.4, '0.00'],
    ['{@|money-format}', 'x', ''],
    ['{@|money-format}', null, ''],
    ['{@|money-format}', {}, ''],
    ['{@|moneyFormat}', 100, '1.00'],
    ['{@|money-string}', 100, span('1.00')],
    ['{@|money-string}', [], ''],
    ['{@|bookkeeper-money-format}', 100, ''],
    ['{@|percentage-format}', 1, ''],
    ['{@|cart-quantity}', {}, '<span class="sqs-cart-quantity">0</span>'],
    [
      '{@|cart-quantity}',
      { entries: [{ quantity: '2' }, {}, null] },
      '<span class="sqs-cart-quantity">2</span>',
    ],
    ['{@|cart-subtotal}', {}, `<span class="sqs-cart-subtotal">${span('0.00')}</span>`],
    [
      '{@|cart-subtotal}',
      { subtotalCents: 123456 },
      `<span class="sqs-cart-subtotal">${span('1,234.56')}</span>`,
    ],
  ];
  it.each(cases)('%s of %j is %j', (template, value, output) => {
    expect(print(template, value)).toBe(output);
  });
});

describe('template-language §2.3 product-price', () => {
  const price = (item: object, strings: object = {}): string =>
    print('{item|product-price}', { item, localizedStrings: strings })
      .replace(/^<div class="product-price">\n/, '')
      .replace(/\n<\/div>$/, '');
  const hidden = (text: string): string => `<span class="visually-hidden v6-visually-hidden">${text}</span>`;
  const onSale = (now: string, before: string): string =>
    `${hidden('Sale Price:')}${now} ${hidden('Original Price:')}<span class="original-price">${before}</span>\n`;

  it.each([
    [product(1, { variants: [money('5')] }), span('5.00')],
    [product(1, { variants: [sale('5', '9')] }), onSale(span('5.00'), span('9.00'))],
    [product(2, sale('5', '9')), onSale(span('5.00'), span('9.00'))],
    [
      product(1, {
        variants: [
          { price: 1, ...money('5') },
          { price: 2, ...money('4') },
        ],
      }),
      `from ${span('4.00')}\n`,
    ],
    [
      product(4, {
        variants: [
          { price: 1, ...money('10') },
          { price: 2, ...money('20') },
        ],
      }),
      `from ${span('10.00')}\n`,
    ],
    [product(1, { variants: [] }), span('0.00')],
    [product(5, money('5')), ''],
    [product(9, money('5')), ''],
    [product('x', { variants: [money('5')] }), ''],
    [product(1, { isSubscribable: true, variants: [money('5')] }), 'Unavailable\n'],
    [product(1, { isSubscribable: 'false', variants: [money('5')] }), span('5.00')],
  ])('of %j is %j', (item, output) => {
    expect(price(item)).toBe(output);
  });

  const plan = (unit: string, value: unknown, numBillingCycles?: unknown): object => ({
    subscriptionPlan: { billingPeriod: { unit, value }, numBillingCycles },
  });
  it.each([
    [plan('WEEK', 1), 'every week'],
    [plan('WEEK', 3), 'every 3 weeks'],
    [plan('MONTH', 1), 'every month'],
    [plan('MONTH', 6), 'every 6 months'],
    [plan('YEAR', 1), 'every year'],
    [plan('YEAR', 2), 'every 2 years'],
    [plan('WEEK', 1, 0), 'every week'],
    [plan('WEEK', 1, 1), 'every week for 1 week'],
    [plan('WEEK', 1, 52), 'every week for 1 year'],
    [plan('WEEK', 2, 52), 'every 2 weeks for 2 years'],
    [plan('WEEK', 2, 10), 'every 2 weeks for 20 weeks'],
    [plan('MONTH', 1, 1), 'every month for 1 month'],
    [plan('MONTH', 1, 12), 'every month for 1 year'],
    [plan('MONTH', 3, 8), 'every 3 months for 2 years'],
    [plan('YEAR', 1, 3), 'every year for 3 years'],
    [plan('YEAR', 1, 1), 'every year for 1 year'],
  ])('of a subscription with %j says %j', (given, phrase) => {
    const one = product(1, { isSubscribable: true, variants: [money('5')], ...given });
    expect(price(one)).toBe(`${span('5.00')} ${phrase}`);
    const several = product(1, {
      isSubscribable: true,
      variants: [
        { price: 5, ...money('5') },
        { price: 4, ...money('4') },
      ],
      ...given,
    });
    expect(price(several)).toBe(`from ${span('4.00')} ${phrase}\n`);
  });

  it.each([
    [plan('DAY', 1), 'an unknown unit'],
    [plan('WEEK', 0), 'no length'],
    [plan('WEEK', undefined), 'a missing length'],
    [{ subscriptionPlan: {} }, 'no billing period'],
  ])('of a subscription with %j is unavailable: %s', (given) => {
    expect(price(product(1, { isSubscribable: true, ...given }))).toBe('Unavailable\n');
    expect(price(product(1, { isSubscribable: true, ...given }), { productPriceUnavailable: 'Weg' })).toBe(
      'Weg\n',
    );
  });

  it.each([
    ['productPrice__singlePrice__1Weekly__indefinite', plan('WEEK', 1)],
    ['productPrice__singlePrice__nWeekly__indefinite', plan('WEEK', 2)],
    ['productPrice__singlePrice__1Monthly__limited__nMonths', plan('MONTH', 1, 5)],
    ['productPrice__singlePrice__nMonthly__limited__1Years', plan('MONTH', 2, 6)],
    ['productPrice__singlePrice__1Yearly__limited__nYears', plan('YEAR', 1, 5)],
  ])('takes the phrase %s from the localized strings', (key, given) => {
    const one = product(1, { isSubscribable: true, variants: [money('5')], ...given });
    const phrase = '{price}|{billingPeriodValue}|{duration}|{other}';
    expect(price(one, { [key]: phrase })).toMatch(/^<span.*<\/span>\|\d\|\d\|\{other\}$/);
  });

  it('takes its texts from the localized strings', () => {
    const varied = product(1, {
      variants: [
        { price: 1, ...money('5') },
        { price: 2, ...money('4') },
      ],
    });
    expect(price(varied, { productPriceFromText: 'ab {fromPrice}' })).toBe(`ab ${span('4.00')}\n`);
    expect(price(varied, { productPriceFromText: 'ab' })).toBe(`ab ${span('4.00')}\n`);
    const cheap = product(2, sale('5', '9'));
    expect(price(cheap, { salePriceText: 'Jetzt', originalPriceText: 'Vorher' })).toContain(hidden('Vorher'));
  });

  it('prints nothing of money in CLDR mode without locale data', () => {
    const flags = { featureFlags: { useCLDRMoneyFormat: true } };
    expect(print('{@|product-price}', { ...product(2, money('5')), ...flags })).toBe(
      '<div class="product-price">\n\n</div>',
    );
  });
});

describe('template-language §2.3 subscription-price', () => {
  const option = (...prices: object[]): object => ({ pricingOptions: prices });
  it.each([
    [[option(money('9'), money('1'))], span('9.00')],
    [[option(money('9')), option(money('9'))], span('9.00')],
    [[option(money('9')), option(money('7'))], `from ${span('7.00')}\n`],
    [
      [option(sale('5', '9'))],
      `<span class="visually-hidden v6-visually-hidden">Sale Price:</span>${span('5.00')} ` +
        '<span class="visually-hidden v6-visually-hidden">Original Price:</span>' +
        `<span class="original-price">${span('9.00')}</span>\n`,
    ],
    [[option()], ''],
    [[{}], ''],
    [[], ''],
  ])('of %j is %j', (variants, output) => {
    expect(print('{@|subscription-price}', product(1, { variants }))).toBe(
      `<div class="subscription-price">\n${output}\n</div>`,
    );
  });
});
