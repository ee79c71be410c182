import { describe, expect, it } from 'vitest';
import {
  addOption,
  completeMatrix,
  fillVariants,
  type Matrix,
  missingCombinations,
  removeOption,
  renameOption,
  setValues,
} from './variant-matrix.ts';

/**
 * `matrix('Size Colour', 'S/red=10 S/blue=12')`: values in option order, then the price. The key is the first
 * letters.
 */
function matrix(options: string, rows: string): Matrix {
  const ordering = options.split(' ').filter(Boolean);
  const variants = rows.split(' ').map((row) => {
    const [combo = '', price = '0'] = row.split('=');
    const values = combo.split('/');
    return {
      key: combo,
      id: `id-${combo}`,
      sku: `sku-${combo}`,
      attributes: Object.fromEntries(ordering.map((name, index) => [name, values[index] ?? ''])),
      price,
      salePrice: '',
      onSale: false,
      unlimited: false,
      quantity: 5,
      quantitySeen: 5,
    };
  });
  return { ordering, variants };
}

const show = ({ ordering, variants }: Matrix) =>
  variants
    .map((variant) => `${ordering.map((name) => variant.attributes[name]).join('/')}=${variant.price}`)
    .join(' ');
const newKeys = () => {
  let last = 0;
  return () => `new${String((last += 1))}`;
};

describe('addOption', () => {
  it('keeps the variant that is there as the first value and makes siblings with its price', () => {
    const next = addOption(matrix('', '=10'), { name: 'Size', values: ['S', 'M'] }, newKeys());
    expect(show(next)).toBe('S=10 M=10');
    expect(next.variants.map((variant) => variant.id)).toEqual(['id-', null]);
  });
  it('gives siblings no SKU and no stock of their own', () => {
    const sibling = addOption(matrix('', '=10'), { name: 'Size', values: ['S', 'M'] }, newKeys()).variants[1];
    expect(sibling).toMatchObject({ sku: '', quantity: 0, quantitySeen: null });
  });
  it('leaves its image to what is there: another value looks different', () => {
    const [only, ...none] = matrix('', '=10').variants;
    const imaged = { ordering: [], variants: [{ ...only, mainImageId: 'front' } as never, ...none] };
    const next = addOption(imaged, { name: 'Colour', values: ['red', 'blue'] }, newKeys());
    expect(next.variants.map(({ mainImageId }) => mainImageId)).toEqual(['front', null]);
  });
  it('multiplies by the values', () => {
    expect(
      show(addOption(matrix('Size', 'S=1 M=2'), { name: 'Colour', values: ['red', 'blue'] }, newKeys())),
    ).toBe('S/red=1 S/blue=1 M/red=2 M/blue=2');
  });
  it('refuses a name that is taken', () => {
    const before = matrix('Size', 'S=1');
    expect(addOption(before, { name: 'Size', values: ['x'] }, newKeys())).toBe(before);
  });
});

describe('setValues', () => {
  const before = matrix('Size Colour', 'S/red=1 S/blue=2 M/red=3');
  it('takes the variants of a value that is gone', () => {
    expect(show(setValues(before, { name: 'Size', values: ['S'] }, newKeys()))).toBe('S/red=1 S/blue=2');
  });
  it('combines a new value with the combinations that exist, priced as the nearest sibling', () => {
    expect(show(setValues(before, { name: 'Size', values: ['S', 'M', 'L'] }, newKeys()))).toBe(
      'S/red=1 S/blue=2 M/red=3 L/red=1 L/blue=2',
    );
  });
  it('keeps ids of what stays', () => {
    const ids = setValues(before, { name: 'Size', values: ['S', 'M', 'L'] }, newKeys()).variants.map(
      (variant) => variant.id,
    );
    expect(ids).toEqual(['id-S/red', 'id-S/blue', 'id-M/red', null, null]);
  });
  it('never leaves an option without a value', () => {
    expect(setValues(before, { name: 'Size', values: [] }, newKeys())).toBe(before);
  });
});

describe('removeOption', () => {
  it('keeps the first of the variants that become the same', () => {
    expect(show(removeOption(matrix('Size Colour', 'S/red=1 S/blue=2 M/red=3'), 'Colour'))).toBe('S=1 M=3');
  });
});

describe('renameOption', () => {
  it('moves the values to the new name', () => {
    const next = renameOption(matrix('Size', 'S=1'), 'Size', 'Length');
    expect(next.variants[0]?.attributes).toEqual({ Length: 'S' });
  });
  it('refuses a name that is taken', () => {
    const before = matrix('Size Colour', 'S/red=1');
    expect(renameOption(before, 'Size', 'Colour')).toBe(before);
  });
});

describe('missing combinations', () => {
  const sparse = matrix('Size Colour', 'S/red=1 M/blue=2');
  it('are counted', () => {
    expect(missingCombinations(sparse)).toEqual([
      { Size: 'S', Colour: 'blue' },
      { Size: 'M', Colour: 'red' },
    ]);
  });
  it('are filled in their place', () => {
    expect(show(completeMatrix(sparse, newKeys()))).toBe('S/red=1 S/blue=1 M/red=1 M/blue=2');
  });
});

describe('fillVariants', () => {
  it('changes only what is chosen', () => {
    const next = fillVariants(matrix('Size', 'S=1 M=2'), new Set(['M']), { price: '9' });
    expect(show(next)).toBe('S=1 M=9');
  });
});
