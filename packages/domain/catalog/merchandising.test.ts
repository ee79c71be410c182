import { describe, expect, it } from 'vitest';
import {
  isStockSeen,
  noMerchandising,
  readMerchandising,
  scarcityText,
  soldOutVariants,
  withSiteTexts,
} from './merchandising.ts';
import { variantsFrom } from './product-notation.test-data.ts';

const on = {
  ...noMerchandising,
  scarcityEnabled: true,
  scarcityText: 'Only {qtyInStock} left',
  scarcityBelow: 3,
};

describe('scarcity, storefront §3 merchandising context', () => {
  it.each([
    ['physical', '1.00×3', 'Only 3 left'],
    ['physical', '1.00×4', ''],
    ['physical', '1.00×0', ''],
    ['physical', '1.00×∞', ''],
    ['service', '1.00×1', 'Only 1 left'],
    ['digital', '1.00×1', ''],
  ] as const)('%s %s says %j', (kind, line, text) => {
    const [variant] = variantsFrom(line);
    expect(variant && scarcityText(on, { kind }, variant)).toBe(text);
  });
  it('says nothing until the owner wants it', () => {
    const [variant] = variantsFrom('1.00×1');
    expect(variant && scarcityText(noMerchandising, { kind: 'physical' }, variant)).toBe('');
  });
});

describe('a change of stock', () => {
  it.each([
    [1, 0, true],
    [2, 1, true],
    [3, 2, false],
    [0, -2, false],
  ])('from %d to %d free is seen on the page: %s', (before, now, seen) =>
    expect(isStockSeen(noMerchandising, { before, now })).toBe(seen),
  );
  it.each([
    [4, 3, true],
    [3, 2, true],
    [9, 4, false],
  ])('from %d to %d free is seen where three are few: %s', (before, now, seen) =>
    expect(isStockSeen(on, { before, now })).toBe(seen),
  );
});

describe('restock alerts on a page', () => {
  it('is what is counted and gone', () => {
    const variants = variantsFrom('S=1.00×0, M=1.00×1, L=1.00×∞');
    expect(
      soldOutVariants({ kind: 'physical', variants }).map(
        (soldOutVariant) => soldOutVariant.attributes['Size'],
      ),
    ).toEqual(['S']);
    expect(soldOutVariants({ kind: 'digital', variants })).toEqual([]);
  });
});

describe('settings', () => {
  it('of an older document are filled up', () => {
    expect(readMerchandising({ scarcityEnabled: true })).toEqual({
      ...noMerchandising,
      scarcityEnabled: true,
    });
    expect(readMerchandising(null)).toEqual(noMerchandising);
  });

  it('count a stored English default as not written', () => {
    const stored = { restockButton: 'Notify me', restockCallToAction: 'Notify me' };
    expect(readMerchandising(stored)).toMatchObject({ restockButton: '', restockCallToAction: 'Notify me' });
  });

  it('have the texts of the site where the owner has written none', () => {
    const texts = {
      scarcityText: 'Noch {qtyInStock}',
      restockCallToAction: 'Bescheid geben',
      restockPlaceholder: 'sie@example.com',
      restockButton: 'Senden',
      restockMailingListText: 'Neuigkeiten',
    };
    const written = { ...noMerchandising, restockButton: 'Los', restockPlaceholder: ' ' };
    expect(withSiteTexts(written, texts)).toEqual({ ...written, ...texts, restockButton: 'Los' });
  });
});
