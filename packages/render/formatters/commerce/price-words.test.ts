import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const print = (template: string, value: unknown): string => engine.render(template, value).output;

describe('prices in a template', () => {
  const money = (value: string, currency = 'USD') => ({ priceMoney: { value, currency } });
  const plan = (unit: string, value: number, numBillingCycles = 0) =>
    print('{@|product-price}', {
      structuredContent: {
        productType: 1,
        isSubscribable: true,
        variants: [money('5')],
        subscriptionPlan: { billingPeriod: { unit, value }, numBillingCycles },
      },
    }).replace(/<[^>]*>|\n/g, '');

  it.each([
    ['storefront §3 subscription: billingPeriod has value and unit', 'WEEK', 3, 0, '5.00 every 3 weeks'],
    ['storefront §3 subscription: numBillingCycles 0 has no end', 'MONTH', 1, 0, '5.00 every month'],
    ['administration §3 subscription: numBillingCycles 0 has no end', 'YEAR', 1, 0, '5.00 every year'],
    ['storefront §9 subscription: a year has 52 weeks', 'WEEK', 1, 52, '5.00 every week for 1 year'],
    ['storefront §9 subscription: a year has 12 months', 'MONTH', 1, 12, '5.00 every month for 1 year'],
    ['storefront §9 subscription: a year has 1 year', 'YEAR', 1, 3, '5.00 every year for 3 years'],
    [
      'storefront §9 subscription: the price says years when the whole time divides evenly',
      'WEEK',
      2,
      52,
      '5.00 every 2 weeks for 2 years',
    ],
    [
      'administration §5 subscription price: says years when the whole time divides evenly',
      'MONTH',
      3,
      8,
      '5.00 every 3 months for 2 years',
    ],
    ['it does not divide evenly', 'WEEK', 2, 10, '5.00 every 2 weeks for 20 weeks'],
    [
      'storefront §8 subscription price: an unknown combination shows Unavailable',
      'DAY',
      1,
      0,
      'Unavailable',
    ],
    [
      'administration §5 subscription price: an unknown combination shows Unavailable',
      'WEEK',
      0,
      0,
      'Unavailable',
    ],
  ] as const)('%s', (_statement, unit, value, cycles, phrase) =>
    expect(plan(unit, value, cycles)).toBe(phrase),
  );

  it.each([
    [
      'storefront §3 subscription: the unit is WEEK, MONTH or YEAR',
      'storefront §3 subscription: price phrases know weeks, months and years',
    ],
    [
      'administration §3 subscription: billingPeriod is value and unit of WEEK, MONTH or YEAR',
      'administration §3 subscription: price phrases know weeks, months and years',
    ],
    ['administration §9 subscription: a year has 52 weeks, 12 months or 1 year', ''],
  ])('%s, %s', () => {
    const phrases = ['WEEK', 'MONTH', 'YEAR', 'DECADE'].map((unit) => plan(unit, 1));
    expect(phrases).toEqual(['5.00 every week', '5.00 every month', '5.00 every year', 'Unavailable']);
    const years = [plan('WEEK', 1, 52), plan('MONTH', 1, 12), plan('YEAR', 1, 1)];
    expect(years.every((phrase) => phrase.endsWith('for 1 year'))).toBe(true);
  });

  it('storefront §3 subscription: price phrases use priceString, billingPeriodValue and durationValue, administration §3 subscription: price phrases use priceString, billingPeriodValue and durationValue', () => {
    const html = print('{item|product-price}', {
      item: {
        structuredContent: {
          productType: 1,
          isSubscribable: true,
          variants: [money('5')],
          subscriptionPlan: { billingPeriod: { unit: 'WEEK', value: 2 }, numBillingCycles: 10 },
        },
      },
      localizedStrings: {
        productPrice__singlePrice__nWeekly__limited__nWeeks:
          '{priceString}/{billingPeriodValue}/{durationValue}',
      },
    });
    expect(html.replace(/<[^>]*>|\n/g, '')).toBe('5.00/2/20');
  });

  it.each([
    ['storefront §5 money formatter: divides minor units by 100', 1234, '12.34'],
    ['storefront §9 money format: 2 decimals when nothing is said', 500, '5.00'],
    ['storefront §9 money format: a comma between thousands', 123456789, '1,234,567.89'],
    ['storefront §9 money format: a point before decimals', 5, '0.05'],
  ])('%s', (_statement, cents, output) => expect(print('{@|money-format}', cents)).toBe(output));
});
