import { describe, expect, it } from 'vitest';
import { countLabel, countText, subtotalText } from './cart-summary.ts';

describe('cart indicator', () => {
  it.each([
    ['storefront §4 pill: label Cart; administration §8 cart label: Cart', 0, '0', 'Cart'],
    [
      'storefront §4 pill: label One item in cart; administration §8 cart label: One item in cart',
      1,
      '1',
      'One item in cart',
    ],
    [
      'storefront §4 pill: label {n} items in cart; administration §8 cart label: {n} items in cart',
      2,
      '2',
      '2 items in cart',
    ],
    [
      'storefront §4 pill: shows the count; administration §2 cart indicator: shows the count',
      100,
      '100',
      '100 items in cart',
    ],
    [
      'storefront §9 count: capped at 100 as 100+; administration §9 cart: capped at 100',
      101,
      '100+',
      'More than 100 items in cart',
    ],
    [
      'storefront §4 pill: label More than 100 items in cart; administration §8 cart label: More than 100 items in cart',
      250,
      '100+',
      'More than 100 items in cart',
    ],
    [
      'storefront §4 pill: shows 100+ beyond 100; administration §2 cart indicator: shows 100+ beyond 100',
      9999,
      '100+',
      'More than 100 items in cart',
    ],
  ])('%s', (_statement, count, text, label) => {
    expect([countText(count), countLabel(count)]).toEqual([text, label]);
  });

  it.each([
    [1200, 'USD', '$12'],
    [1250, 'USD', '$12.50'],
    [93400, 'JPY', '¥934'],
    [1250, 'COP', 'COP\u00a012.50'],
  ])('storefront §4 pill: subtotal without trailing zero fractions, %d %s', (cents, currency, text) => {
    expect(subtotalText(cents, currency, 'en-US')).toBe(text);
  });
});
