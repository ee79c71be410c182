import { describe, expect, it } from 'vitest';
import { productCodeOf, productKindOf, productTypes } from './codes.ts';

describe('product types, storefront §3', () => {
  it.each(productTypes.map((type) => [type.code, type.kind] as const))('%i is %s', (code, kind) => {
    expect([productKindOf(code), productCodeOf(kind)]).toEqual([kind, code]);
  });
  it('refuses a number outside the table', () => {
    expect(() => productKindOf(6)).toThrow(RangeError);
  });
});
