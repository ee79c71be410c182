import { describe, expect, it } from 'vitest';
import type { PeriodUnit } from '@veranda/domain/subscriptions/plan';
import { subscriptionMessages } from '@veranda/messages/subscriptions/messages';
import { priceMessage, priceMessages } from './price-message.ts';

const plan = (value: number, unit: string, numCycles: number) => ({ period: { value, unit }, numCycles });
const english = (value: number, unit: string, cycles: number, several = false) =>
  priceMessage(plan(value, unit, cycles), { price: '$12.00', several, language: 'en-US' });
const units: readonly PeriodUnit[] = ['WEEK', 'MONTH', 'YEAR'];

describe('the price phrase of a subscription (storefront §3)', () => {
  it.each([
    [1, 'WEEK', 0, '$12.00 every week'],
    [2, 'WEEK', 0, '$12.00 every 2 weeks'],
    [1, 'MONTH', 0, '$12.00 every month'],
    [3, 'MONTH', 0, '$12.00 every 3 months'],
    [1, 'YEAR', 0, '$12.00 every year'],
    [2, 'YEAR', 0, '$12.00 every 2 years'],
    [1, 'WEEK', 1, '$12.00 every week for 1 week'],
    [1, 'WEEK', 10, '$12.00 every week for 10 weeks'],
    [1, 'MONTH', 6, '$12.00 every month for 6 months'],
    [1, 'YEAR', 1, '$12.00 every year for 1 year'],
    [2, 'YEAR', 3, '$12.00 every 2 years for 6 years'],
  ])('every %i %s, %i times: %s', (value, unit, cycles, expected) => {
    expect(english(value, unit, cycles)).toBe(expected);
  });

  it.each([
    [1, 'WEEK', 52, '$12.00 every week for 1 year'],
    [2, 'WEEK', 26, '$12.00 every 2 weeks for 1 year'],
    [4, 'WEEK', 26, '$12.00 every 4 weeks for 2 years'],
    [1, 'MONTH', 12, '$12.00 every month for 1 year'],
    [3, 'MONTH', 8, '$12.00 every 3 months for 2 years'],
    [1, 'MONTH', 13, '$12.00 every month for 13 months'],
    [1, 'WEEK', 51, '$12.00 every week for 51 weeks'],
  ])(
    'storefront §9: converts to years when they divide evenly: %i %s × %i',
    (value, unit, cycles, expected) => {
      expect(english(value, unit, cycles)).toBe(expected);
    },
  );

  it('names the lowest of several prices', () => {
    expect(english(1, 'MONTH', 0, true)).toBe('from $12.00 every month');
  });

  it.each([
    plan(1, 'DAY', 0),
    plan(0, 'WEEK', 0),
    plan(-1, 'MONTH', 0),
    plan(1.5, 'MONTH', 0),
    plan(1, 'MONTH', -1),
    plan(1, 'MONTH', Number.NaN),
    plan(1, 'constructor', 0),
  ])('storefront §8: shows ‘Unavailable’ for an unknown combination: %o', (unknown) => {
    const of = (language: string) => priceMessage(unknown, { price: '$1', several: false, language });
    expect([of('en'), of('de-CH'), of('xx')]).toEqual(['Unavailable', 'Nicht verfügbar', 'Unavailable']);
  });

  it.each(['en', ...Object.keys(subscriptionMessages.translations)])(
    'is whole in %s for every combination',
    (language) => {
      const seen = new Set<string>();
      for (const unit of units)
        for (const value of [1, 2, 5, 22])
          for (const cycles of [0, 1, 2, 5, 12, 52])
            for (const several of [false, true]) {
              const text = priceMessage(plan(value, unit, cycles), { price: '€9', several, language });
              expect(text).toContain('€9');
              expect(text).not.toMatch(/[{}]/);
              seen.add(`${text}|${unit}|${value}|${cycles}|${several}`);
            }
      expect(seen.size).toBe(3 * 4 * 6 * 2);
    },
  );

  it.each([
    ['de-AT', 2, 'WEEK', 26, '12 € alle 2 Wochen für 1 Jahr'],
    ['fr-FR', 3, 'MONTH', 0, '12 € tous les 3 mois'],
    ['pl-PL', 3, 'MONTH', 5, '12 € co 3 miesiące przez 15 miesięcy'],
    ['pl-PL', 5, 'WEEK', 0, '12 € co 5 tygodni'],
    ['cs-CZ', 2, 'YEAR', 1, '12 € každé 2 roky po dobu 2 let'],
    ['ja-JP', 2, 'MONTH', 6, '12 €(2か月ごと、1年間)'],
    ['nb-NO', 1, 'YEAR', 0, '12 € hvert år'],
  ])('speaks %s', (language, value, unit, cycles, expected) => {
    expect(priceMessage(plan(value, unit, cycles), { price: '12 €', several: false, language })).toBe(
      expected,
    );
  });

  it('template-language §2.3: gives themes a text for every key', () => {
    const texts = priceMessages('de-DE');
    expect(Object.keys(texts)).toHaveLength(2 * 3 * 2 * 7 + 1);
    expect(texts['productPrice__multiplePrices__nMonthly__limited__1Years']).toBe(
      'ab {fromPrice} alle {billingPeriodValue} Monate für {duration} Jahr',
    );
  });
});
