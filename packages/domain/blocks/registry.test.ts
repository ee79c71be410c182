import { describe, expect, it } from 'vitest';
import type { Asset } from '../media/asset.ts';
import type { BlockKind } from './kind.ts';
import { blockKind, blockKinds, completeValue, migrateValue } from './registry.ts';
import { presetOfDesign } from './types/gallery.ts';

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

  it('answer null for a number that is not built', () => expect(blockKind(26)).toBeNull());

  it('bring an old value up by the steps it has not had', () => {
    const kind = {
      ...(blockKind(21) as BlockKind),
      version: 3,
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

describe('the gallery, administration §3', () => {
  it.each([
    [{ design: 'slideshow', thumbnails: false }, { thumbnails: true }],
    [
      { design: 'slider', thumbnails: true, autoplay: true },
      { thumbnails: false, autoplay: true },
    ],
    [
      { design: 'grid', thumbnails: true, autoplay: true },
      { thumbnails: false, autoplay: false },
    ],
    [
      { design: 'stacked', autoplay: true },
      { thumbnails: false, autoplay: false },
    ],
  ])('forces what its design asks for: %j', (value, forced) =>
    expect(presetOfDesign(value)).toMatchObject(forced),
  );
});

describe('the check list', () => {
  const asset = { id: 'a', altText: '' } as Asset;
  const image = blockKind(5) as BlockKind;
  it('names a picture without alternative text, unless it is decoration', () => {
    expect(image.checks({ assetId: 'a' }, { a: asset })).toEqual([{ code: 'missing-alt', path: 'altText' }]);
    expect(image.checks({ assetId: 'a', decorative: true }, { a: asset })).toEqual([]);
    expect(image.checks({ assetId: 'a' }, { a: { ...asset, altText: 'A loaf' } })).toEqual([]);
  });
  it('names a heading level that is skipped', () => {
    const doc = { type: 'doc', content: [2, 4].map((level) => ({ type: 'heading', attrs: { level } })) };
    expect(blockKind(2)?.checks({ doc }, {})).toEqual([{ code: 'skipped-heading', path: 'doc' }]);
  });
});
