import { describe, expect, it } from 'vitest';
import type { ProductKind } from './codes.ts';
import { findVariant, optionKey, optionValues, valueStates } from './options.ts';
import { variantsFrom } from './product-notation.test-data.ts';

const product = (kind: ProductKind, line: string) => ({ kind, variants: variantsFrom(line) });

describe('options', () => {
  const shirt = product('physical', 'S+Red=1.00×1, S+Blue=1.00×0, M+Red=1.00×0');
  const states = (name: string, chosen: Record<string, string>) =>
    [...valueStates(shirt, name, chosen)].map((entry) => entry.join(' ')).join(', ');
  it('lists values in the order of the variants', () => {
    expect(optionValues(['Size', 'Colour'], shirt.variants)).toEqual([
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Red', 'Blue'] },
    ]);
  });
  it.each([
    ['Size', {}, 'S available, M sold-out'],
    ['Colour', { Size: 'S' }, 'Red available, Blue sold-out'],
    ['Colour', { Size: 'M' }, 'Red sold-out, Blue absent'],
    ['Size', { Size: 'M', Colour: 'Blue' }, 'S sold-out, M absent'],
  ])('states of %s under %j: %s', (name, chosen, expected) => expect(states(name, chosen)).toBe(expected));
  it('resolves a variant only when every option is chosen', () => {
    expect(findVariant(shirt.variants, ['Size', 'Colour'], { Size: 'S', Colour: 'Blue' })).toBe(
      shirt.variants[1],
    );
    expect(findVariant(shirt.variants, ['Size', 'Colour'], { Size: 'S' })).toBeNull();
  });
  it('cannot confuse joined values', () => {
    expect(optionKey(['A', 'B'], { A: 'x', B: 'y z' })).not.toBe(optionKey(['A', 'B'], { A: 'x y', B: 'z' }));
  });
  it('stays fast with 250 variants of six options', () => {
    const variants = variantsFrom(
      Array.from({ length: 250 }, (_, n) => `v${n}+${n % 5}+${n % 7}=1.00×1`).join(','),
    );
    const start = process.cpuUsage();
    for (let n = 0; n < 100; n += 1) valueStates({ kind: 'physical', variants }, 'Size', { Colour: '1' });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
  });
});
