import { describe, expect, it } from 'vitest';
import { conditionsOf } from '../field-conditions.ts';
import type { BlockValue } from '../kind.ts';
import { ratioOf } from '../ratios.ts';
import { migrateValue } from '../registry.ts';
import { validateValue } from '../validate-value.ts';
import { variantNumber } from '../variants.ts';
import { gallery } from './gallery.ts';
import { galleryItemFields } from './gallery-items.ts';
import { galleryOptions, normalizeGallery } from './gallery-options.ts';

const field = (path: string) => {
  const found = gallery.fields.find((one) => one.path === path);
  if (!found) throw new Error(`no option ${path}`);
  return found;
};
const choices = (path: string): readonly string[] => {
  const found = field(path);
  return 'options' in found ? found.options : [];
};

describe('the options of a gallery', () => {
  it.each([
    ['administration §3 gallery: autoplay is off to begin with', 'autoplay', false],
    ['administration §3 gallery: controls are off to begin with', 'controls', false],
    ['administration §3 gallery: auto-crop is on to begin with', 'auto-crop', true],
    ['administration §3 gallery: aspect ratio is square to begin with', 'aspect-ratio', 'square'],
    ['administration §3 gallery: square-thumbs is on to begin with', 'square-thumbs', true],
    ['administration §3 gallery: meta-position is bottom to begin with', 'meta-position', 'bottom'],
    ['administration §3 gallery: show-meta-on-hover is off to begin with', 'show-meta-on-hover', false],
    ['administration §3 gallery: lightbox is off to begin with', 'lightbox', false],
    ['administration §3 gallery: newWindow is off to begin with', 'newWindow', false],
    ['administration §3 gallery: transparentBackground is off to begin with', 'transparentBackground', false],
  ])('%s', (_statement, path, value) => {
    expect(gallery.defaults[path]).toBe(value);
    expect(field(path)).toBeDefined();
  });

  it('administration §3 gallery: design is grid to begin with; slideshow, slider, grid and stacked', () => {
    expect(gallery.defaults['design']).toBe('grid');
    expect(choices('design').toSorted()).toEqual(['grid', 'slider', 'slideshow', 'stacked']);
  });

  it.each([
    ['administration §3 gallery: a picture stays 5 s to begin with, 1 to 10', 'autoplay-duration', 5, 1, 10],
    ['administration §3 gallery: padding is 20 to begin with, 0 to 50', 'padding', 20, 0, 50],
    [
      'administration §3 gallery: the strip of thumbnails is 80 high to begin with, 0 to 200',
      'thumbnail-strip-height',
      80,
      0,
      200,
    ],
    [
      'administration §3 gallery: the strip’s margin is 20 to begin with, 0 to 60',
      'thumbnail-strip-margin',
      20,
      0,
      60,
    ],
    [
      'administration §3 gallery: max-width is 300 to begin with, 100 to 300, autocolumns only',
      'max-width',
      300,
      100,
      300,
    ],
  ])('%s', (_statement, path, value, min, max) => {
    expect(gallery.defaults[path]).toBe(value);
    expect(field(path)).toMatchObject({ min, max });
  });

  it('administration §3 gallery: thumbnails-per-row is 4 to begin with, 1 to 10', () => {
    expect(galleryOptions({})['thumbnails-per-row']).toBe(4);
    expect(choices('thumbnails-per-row')).toEqual(['auto', ...'123456789'.split(''), '10']);
  });

  it.each([
    ['administration §3 gallery: aspect ratio standard is 3:2', 'standard', '3 / 2'],
    ['administration §3 gallery: aspect ratio standard-vertical is 2:3', 'standard-vertical', '2 / 3'],
    ['administration §3 gallery: aspect ratio four-three is 4:3', 'four-three', '4 / 3'],
    ['administration §3 gallery: aspect ratio three-four-vertical is 3:4', 'three-four-vertical', '3 / 4'],
    ['administration §3 gallery: aspect ratio widescreen is 16:9', 'widescreen', '16 / 9'],
    [
      'administration §3 gallery: aspect ratio anamorphic-widescreen is 2.40',
      'anamorphic-widescreen',
      '2.4 / 1',
    ],
  ])('%s', (_statement, name, ratio) => {
    expect(ratioOf(name)).toBe(ratio);
    expect(choices('aspect-ratio')).toContain(name);
  });

  it('administration §3 gallery: active-alignment has left, center and right', () => {
    expect(choices('active-alignment')).toEqual(['left', 'center', 'right']);
  });

  it('administration §3 gallery: meta-position has top, top-left, top-right, center, bottom, bottom-left and bottom-right', () => {
    expect(choices('meta-position').toSorted()).toEqual(
      ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'].toSorted(),
    );
  });

  it('administration §3 gallery: lightboxTheme is dark to begin with, or light', () => {
    expect(gallery.defaults['lightboxTheme']).toBe('dark');
    expect(choices('lightboxTheme')).toEqual(['dark', 'light']);
  });

  it.each([
    ['administration §3 gallery: aspect ratio is for grids only', 'aspect-ratio', ['grid']],
    [
      'administration §3 gallery: thumbnails are off to begin with, slideshow only',
      'thumbnails',
      ['slideshow'],
    ],
    ['administration §3 gallery: show-meta is on to begin with, slideshow only', 'show-meta', ['slideshow']],
    [
      'administration §3 gallery: show-meta-basic is on to begin with, stacked only',
      'show-meta-basic',
      ['stacked'],
    ],
    [
      'administration §3 gallery: show-meta-only-title is off to begin with, grid only',
      'show-meta-only-title',
      ['grid'],
    ],
    [
      'administration §3 gallery: active-alignment is center to begin with, slider only',
      'active-alignment',
      ['slider'],
    ],
  ])('%s', (_statement, path, designs) => {
    expect(conditionsOf(field(path))).toEqual([{ path: 'design', is: designs }]);
    const applying = choices('design').filter((design) => galleryOptions({ design })[path] !== undefined);
    expect(applying).toEqual(designs);
    const whenOn = {
      thumbnails: false,
      'show-meta': true,
      'show-meta-basic': true,
      'show-meta-only-title': false,
    };
    if (Object.hasOwn(whenOn, path)) expect(gallery.defaults[path]).toBe(whenOn[path as keyof typeof whenOn]);
  });

  it('apply as long as what they depend on applies itself', () => {
    const strip = { thumbnails: true, 'thumbnail-strip-height': 40 };
    expect(galleryOptions({ design: 'slideshow', ...strip })['thumbnail-strip-height']).toBe(40);
    expect(galleryOptions({ design: 'grid', ...strip })).not.toHaveProperty('thumbnail-strip-height');
    expect(galleryOptions({ 'thumbnails-per-row': 'auto' })['max-width']).toBe(300);
    expect(galleryOptions({ design: 'stacked', 'thumbnails-per-row': 'auto' })).not.toHaveProperty(
      'max-width',
    );
  });
});

describe('choosing a design', () => {
  const chosen = (value: BlockValue) => normalizeGallery({ ...gallery.defaults, ...value }, 'design');

  it.each([
    ['administration §3 gallery: the slideshow preset turns thumbnails on', 'slideshow', 'thumbnails', true],
    ['administration §3 gallery: the slider preset turns thumbnails off', 'slider', 'thumbnails', undefined],
    [
      'administration §3 gallery: the grid preset turns thumbnails and autoplay off',
      'grid',
      'autoplay',
      undefined,
    ],
    [
      'administration §3 gallery: the stacked preset turns thumbnails and autoplay off',
      'stacked',
      'autoplay',
      undefined,
    ],
  ])('%s', (_statement, design, path, kept) => {
    const value = chosen({ design, thumbnails: design !== 'slideshow', autoplay: true });
    expect(value[path]).toBe(kept);
    expect(galleryOptions(value)['thumbnails'] === true).toBe(design === 'slideshow');
    expect(value['autoplay'] === true).toBe(design === 'slideshow' || design === 'slider');
  });

  it('sets them once: they can be changed afterwards', () => {
    const value = normalizeGallery({ ...chosen({ design: 'slideshow' }), thumbnails: false }, 'thumbnails');
    expect(value).toMatchObject({ design: 'slideshow', thumbnails: false });
    expect(value).not.toHaveProperty('thumbnail-strip-height');
  });

  it.each([
    ['slideshow', 1000],
    ['slider', 1001],
    ['grid', 1002],
    ['stacked', 1003],
  ])('%s is variant %d', (design, number) => {
    expect(variantNumber('gallery', design)).toBe(number);
  });
});

describe('the items of a gallery', () => {
  const media = galleryItemFields.find(({ path }) => path === 'media');

  it.each(['assetReused', 'imageEmpty', 'imageFile', 'imageLicensed', 'imageReused', 'video'])(
    'administration §3 gallery media: %s',
    (name) => {
      expect(media && 'options' in media ? media.options : []).toContain(name);
      const value = { ...gallery.defaults, items: [{ media: name }] };
      expect(validateValue(gallery, value, 'value')).toBeNull();
    },
  );

  it('need an alternative text where they show a picture', () => {
    const files = { loaf: { altText: '' }, crumb: { altText: 'A crumb' } };
    const codes = (...items: readonly BlockValue[]) =>
      gallery.checks?.({ items }, files).map(({ code }) => code);
    expect(codes()).toEqual(['block-empty']);
    expect(codes({ media: 'imageFile', assetId: 'loaf' })).toEqual(['image-alt']);
    expect(codes({ media: 'imageFile', assetId: 'loaf', altText: 'A loaf' })).toEqual([]);
    expect(codes({ media: 'imageFile', assetId: 'crumb' }, { media: 'imageEmpty' })).toEqual([]);
  });
});

describe('a gallery of the first version', () => {
  const first = { assetIds: ['a', 'b'], design: 'grid', aspectRatio: '3:2', perRow: 3, padding: 8 };

  it('has its pictures as items and its options under the names of the specification', () => {
    const value = migrateValue(gallery, { ...first, showCaptions: true, autoCrop: false });
    expect(value).toEqual({
      v: 2,
      design: 'grid',
      padding: 8,
      items: [
        { media: 'imageReused', assetId: 'a' },
        { media: 'imageReused', assetId: 'b' },
      ],
      'aspect-ratio': 'standard',
      'thumbnails-per-row': '3',
      'auto-crop': false,
      'show-meta-only-title': true,
    });
    expect(validateValue(gallery, value, 'value')).toBeNull();
  });

  it.each([
    ['stacked', { 'show-meta-basic': true }],
    ['slideshow', { 'show-meta': true }],
    ['grid', { 'show-meta-only-title': true }],
  ])('shows its captions as before when it is %s', (design, shown) => {
    expect(migrateValue(gallery, { ...first, design, showCaptions: true })).toMatchObject(shown);
  });

  it('names its pictures before and after', () => {
    expect(gallery.assets?.(first)).toEqual(['a', 'b']);
    expect(gallery.assets?.(migrateValue(gallery, first))).toEqual(['a', 'b']);
  });

  it('is left alone once it has items', () => {
    const value = { items: [], design: 'grid' };
    expect(migrateValue(gallery, value)).toBe(value);
  });
});
