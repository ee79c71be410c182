import { describe, expect, it } from 'vitest';
import type { ProductKind } from './codes.ts';
import { summarise } from './listing.ts';
import { variantsFrom } from './product-notation.test-data.ts';

const product = (kind: ProductKind, line: string) => ({ kind, variants: variantsFrom(line) });

describe('listing row', () => {
  const row = (line: string) => {
    const summary = summarise({ ...product('physical', line), imageIds: ['a', 'b'], state: 'published' });
    return `${summary.fromPriceMinor}/${summary.regularPriceMinor} ${summary.variantCount}${summary.variedPrices ? ' varied' : ''}`;
  };
  it.each([
    ['S=12.00×1, M=10.00×1', '1000/1000 2 varied'],
    ['S=12.00/9.00×1, M=10.00×1', '900/1200 2 varied'],
    ['5.00(4.00)×1', '500/500 1'],
  ])('%s → %s', (line, expected) => expect(row(line)).toBe(expected));
  it('is visible while the product is published, with its first two pictures', () => {
    const shown = summarise({
      ...product('physical', '1.00×1'),
      imageIds: ['a', 'b', 'c'],
      state: 'published',
    });
    const hidden = summarise({ ...product('physical', '1.00×1'), imageIds: [], state: 'hidden' });
    expect([shown.visible, shown.imageId, shown.hoverImageId]).toEqual([true, 'a', 'b']);
    expect([hidden.visible, hidden.imageId, hidden.hoverImageId]).toEqual([false, null, null]);
  });
});
