import { describe, expect, it } from 'vitest';
import { productCodeOf, productKindOf, productTypes } from './codes.ts';

describe('product types', () => {
  it.each([
    ['storefront §3 product type: physical is 1', 1, 'physical'],
    ['storefront §3 product type: digital is 2', 2, 'digital'],
    ['storefront §3 product type: service is 3', 3, 'service'],
    ['storefront §3 product type: gift card is 4', 4, 'gift-card'],
    ['storefront §3 product type: paywall is 5', 5, 'paywall'],
  ] as const)('%s', (_statement, code, kind) => {
    expect([productKindOf(code), productCodeOf(kind)]).toEqual([kind, code]);
    expect(productTypes).toHaveLength(5);
  });
  it('refuses a number outside the table', () => {
    expect(() => productKindOf(6)).toThrow(RangeError);
  });
});
