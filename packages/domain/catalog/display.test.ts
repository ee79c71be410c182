import { describe, expect, it } from 'vitest';
import type { ProductKind } from './codes.ts';
import { hasMultiplePrices, isOnSale, isSoldOut, showsQuantity, stockTotal } from './display.ts';
import { variantsFrom } from './product-notation.test-data.ts';

const product = (kind: ProductKind, line: string) => ({ kind, variants: variantsFrom(line) });

describe('product display (storefront §4)', () => {
  it.each([
    ['physical', 'S=10.00×0, M=10.00×0', true],
    ['physical', 'S=10.00×0, M=10.00×1', false],
    ['physical', 'S=10.00×0, M=10.00×∞', false],
    ['service', '10.00×0', true],
    ['digital', '10.00×0', false],
    ['gift-card', '10.00×0', false],
  ] as const)('sold out: %s %s → %s', (kind, line, answer) =>
    expect(isSoldOut(product(kind, line))).toBe(answer),
  );

  it.each([
    ['physical', 'S=10.00×1, M=10.00/9.00×1', true],
    ['physical', 'S=10.00(9.00)×1', false],
    ['digital', '10.00/8.00×0', true],
  ] as const)('on sale: %s %s → %s', (kind, line, answer) =>
    expect(isOnSale(product(kind, line))).toBe(answer),
  );

  it.each([
    ['S=10.00×1', false],
    ['S=10.00×1, M=10.00×5', false],
    ['S=10.00×1, M=11.00×1', true],
    ['S=10.00×1, M=10.00/9.00×1', true],
    ['S=10.00/8.00×1, M=10.00/9.00×1', true],
    ['S=10.00(8.00)×1, M=10.00(9.00)×1', false],
  ])('multiple prices: %s → %s', (line, answer) =>
    expect(hasMultiplePrices(product('physical', line))).toBe(answer),
  );

  it.each([
    ['physical', 'S=1.00×2, M=1.00×3', 5],
    ['physical', 'S=1.00×2, M=1.00×∞', 'unlimited'],
    ['service', '1.00×4', 4],
  ] as const)('stock total: %s %s → %s', (kind, line, total) =>
    expect(stockTotal(product(kind, line))).toBe(total),
  );

  it.each([
    ['storefront §4 stock total: unlimited for a digital product', 'digital'],
    ['storefront §4 stock total: unlimited for a gift card', 'gift-card'],
    ['administration §4 stock total: unlimited for digital products and gift cards', 'gift-card'],
    ['administration §4 stock total: unlimited when any variant is', 'physical'],
  ] as const)('%s', (_statement, kind) => {
    const line = kind === 'physical' ? '1.00×0, 2.00×∞' : '1.00×0';
    expect(stockTotal(product(kind, line))).toBe('unlimited');
  });

  it.each([
    ['physical', '1.00×2', true, true],
    ['physical', '1.00×1', true, false],
    ['physical', '1.00×∞', true, true],
    ['service', '1.00×9', true, true],
    ['service', '1.00×9', false, false],
    ['digital', '1.00×9', true, false],
    ['gift-card', '1.00×9', true, false],
  ] as const)('quantity field, §5: %s %s, several services %s → %s', (kind, line, services, shown) => {
    expect(showsQuantity(product(kind, line), services)).toBe(shown);
  });
  it('hides the quantity field of a subscribable product, §5', () => {
    expect(showsQuantity({ ...product('physical', '1.00×9'), isSubscribable: true }, true)).toBe(false);
  });
});
