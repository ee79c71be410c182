import { describe, expect, it } from 'vitest';
import { fillBlankSkus, skuFromNumber } from './sku.ts';

describe('SKU', () => {
  it('is SQ and seven digits when it is left blank', () => {
    expect([skuFromNumber(12), skuFromNumber(98_765_432_101)]).toEqual(['SQ0000012', 'SQ5432101']);
  });
  it('is fresh within its product', () => {
    const numbers = [5, 5, 6];
    const filled = fillBlankSkus(
      [{ sku: 'SQ0000005' }, { sku: ' ' }, { sku: 'own ' }],
      () => numbers.shift() ?? 7,
    );
    expect(filled.map((variant) => variant.sku)).toEqual(['SQ0000005', 'SQ0000006', 'own']);
  });
});
