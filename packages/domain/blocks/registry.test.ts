import { describe, expect, it } from 'vitest';
import type { BlockKind } from './kind.ts';
import { blockKind, blockKinds, completeValue, isBlockNumber, migrateValue } from './registry.ts';

describe('block kinds', () => {
  it('have a number and a key each of their own', () => {
    expect(new Set(blockKinds.map((kind) => kind.id)).size).toBe(blockKinds.length);
    expect(new Set(blockKinds.map((kind) => kind.key)).size).toBe(blockKinds.length);
    expect(blockKinds.length).toBeGreaterThanOrEqual(10);
  });

  it.each(blockKinds.map((kind) => [kind.key, kind] as const))(
    'give a default for each field: %s',
    (_key, kind) => {
      const missing = kind.fields.filter(
        (field) => field.optional !== true && !(field.path in kind.defaults),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each([
    ['administration §3 block type: navigation is 1', 'navigation', 1],
    ['administration §3 block type: html is 2', 'text', 2],
    ['administration §3 block type: logo is 3', 'logo', 3],
    ['administration §3 block type: map is 4', 'map', 4],
    ['administration §3 block type: image is 5', 'image', 5],
    ['administration §3 block type: product is 43', 'product', 43],
    ['administration §3 block type: donation is 52', 'donation', 52],
    ['administration §3 block type: button is 53', 'button', 53],
    ['administration §3 block type: accordion is 69', 'accordion', 69],
  ])('%s', (_statement, key, type) => expect(blockKind(type)?.key).toBe(key));

  it('administration §3 block type: goes from 1 to 72, and 1337 for a website component', () => {
    const numbers = [0, 1, 72, 73, 1336, 1337, 1338, 1.5].map(isBlockNumber);
    expect(numbers).toEqual([false, true, true, false, false, true, false, false]);
  });

  it('answer null for a number that is not built', () => expect(blockKind(15)).toBeNull());

  it('bring an old value up by the steps it has not had', () => {
    const kind = {
      ...(blockKind(21) as BlockKind),
      migrations: [
        { name: 'rows-to-cells', to: 2, up: (value) => ({ ...value, height: Number(value['height']) * 2 }) },
        {
          name: 'at-most-nine',
          to: 3,
          up: (value) => ({ ...value, height: Math.min(9, Number(value['height'])) }),
        },
      ],
    } satisfies BlockKind;
    expect(migrateValue(kind, { height: 6 })).toEqual({ height: 9, v: 3 });
    expect(migrateValue(kind, { height: 6, v: 2 })).toEqual({ height: 6, v: 3 });
  });

  it('complete a value by their defaults', () => {
    expect(completeValue(blockKind(53) as BlockKind, { label: 'Buy' })).toMatchObject({
      label: 'Buy',
      size: 'medium',
    });
  });
});
