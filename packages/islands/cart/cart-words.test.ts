import { describe, expect, it } from 'vitest';
import { countLabel, countText, subtotalText } from './cart-words.ts';

describe('cart indicator', () => {
  it.each([
    [0, '0', 'Cart'],
    [1, '1', 'One item in cart'],
    [100, '100', '100 items in cart'],
    [101, '100+', 'More than 100 items in cart'],
  ])('storefront §4 pill: %d is shown as %s and read as "%s"', (count, text, label) => {
    expect([countText(count), countLabel(count)]).toEqual([text, label]);
  });

  it.each([
    [1200, 'USD', '$12'],
    [1250, 'USD', '$12.50'],
    [93400, 'JPY', '¥934'],
  ])('storefront §4 pill: %d %s has no trailing zero fraction', (cents, currency, text) => {
    expect(subtotalText(cents, currency, 'en-US')).toBe(text);
  });
});
