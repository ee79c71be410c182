import { describe, expect, it } from 'vitest';
import { galleryDefaults, galleryOptionFields } from './gallery/gallery-options.ts';
import { blockKinds } from './registry.ts';
import { variantNumber } from './variants.ts';

const families = { gallery: 'design', summary: 'layout', chart: 'type', image: 'layout' } as const;

describe('variants of blocks', () => {
  it('administration §3 block type: variants go from 1000 to 1019', () => {
    const numbers = Object.entries(families).flatMap(([key, path]) => {
      const field = blockKinds.find((kind) => kind.key === key)?.fields.find((each) => each.path === path);
      const options = field && 'options' in field ? field.options : [];
      return options.map((option) => variantNumber(key as keyof typeof families, option));
    });
    const reservations = ['link', 'panel', 'frame'].map((choice) => variantNumber('reservations', choice));
    expect([...numbers, ...reservations].map(Number).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_none, at) => 1000 + at),
    );
  });

  it('have no number for a choice that nobody knows', () => {
    expect(variantNumber('gallery', 'toString')).toBeNull();
    expect(galleryOptionFields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(Object.keys(galleryDefaults)),
    );
  });
});
