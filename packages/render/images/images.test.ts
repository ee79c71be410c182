import { describe, expect, it } from 'vitest';
import { colorAttributes, posterMeta } from '../formatters/content/image-meta.ts';
import { type Asset, imageWidths } from '@veranda/domain/media/asset';
import { nextWidth } from '@veranda/domain/media/asset-address';
import { imageView } from './image-view.ts';
import { pictureHtml, sizesOf } from './picture.ts';

const asset: Asset = {
  id: 'a1',
  kind: 'image',
  fileName: 'loaf.jpg',
  mimeType: 'image/jpeg',
  bytes: 1,
  sha256: '',
  storageKey: 'x/loaf.jpg',
  width: 1200,
  height: 800,
  focalPoint: { x: 0.25, y: 0.5 },
  altText: 'A "loaf"',
  caption: '',
  variants: [100, 300, 500, 750, 1000],
  placeholder: 'data:image/webp;base64,UklGRg==',
  colorData: {
    topLeftAverage: '112233',
    topRightAverage: '223344',
    bottomLeftAverage: '334455',
    bottomRightAverage: '445566',
    centerAverage: '556677',
  },
};
const options = { alt: asset.altText, sizes: '100vw', ratio: '3 / 2', fit: 'cover', first: true } as const;

describe('widths', () => {
  it('storefront §9 image: thresholds 100, 300, 500, 750 and 1000 pick the next width', () => {
    const picked = [80, 100, 101, 300, 301, 500, 501, 750, 751, 1000, 1001].map((pixels) =>
      nextWidth(pixels, imageWidths),
    );
    expect(picked).toEqual([100, 100, 300, 300, 500, 500, 750, 750, 1000, 1000, 1500]);
  });
  it('tells how wide a picture is on both grids', () => {
    expect(sizesOf({ desktop: 12, phone: 8 })).toBe('(min-width: 768px) 50vw, 100vw');
  });
});

describe('an image in a template', () => {
  const view = imageView('site', asset);
  it('administration §3 image asset: has assetUrl and originalSize as WIDTHxHEIGHT', () => {
    expect(view).toMatchObject({ assetUrl: '/assets/site/x/loaf.jpg', originalSize: '1200x800' });
  });
  it('administration §3 image asset: mediaFocalPoint has x and y', () => {
    expect(view.mediaFocalPoint).toEqual({ x: 0.25, y: 0.5 });
  });
  it('administration §3 image asset: has componentKey, altText and systemDataVariants', () => {
    expect(view).toMatchObject({
      componentKey: 'a1',
      altText: 'A "loaf"',
      systemDataVariants: '1200x800,100w,300w,500w,750w,1000w',
    });
    expect(posterMeta(view)).toContain('data-component-key="a1"');
  });
  it('administration §3 image asset: colorData has an average for four corners and the center', () => {
    expect(colorAttributes(view.colorData)).toBe(
      'data-color-topLeft="#112233" data-color-topRight="#223344" data-color-bottomLeft="#334455" ' +
        'data-color-bottomRight="#445566" data-color-center="#556677"',
    );
  });
  it('has no colours where it was published before pages had them', () => {
    const { colorData: _none, ...old } = asset;
    expect(imageView('site', old).colorData).toEqual({});
  });
});

describe('a picture', () => {
  const html = pictureHtml(imageView('site', asset), options);
  it('offers every width that exists', () => {
    expect(html).toContain('srcset="/assets/site/x/loaf.jpg?format=100w 100w, ');
    expect(html).toContain('src="/assets/site/x/loaf.jpg?format=750w"');
  });
  it('reserves its space and keeps its focal point', () => {
    expect(html).toContain('width="1200" height="800"');
    expect(html).toContain('object-position:25% 50%;aspect-ratio:3 / 2');
  });
  it('shows its placeholder until it is there, and no other address', () => {
    expect(html).toContain('--lqip:url(data:image/webp;base64,UklGRg==)');
    const hostile = pictureHtml(imageView('site', { ...asset, placeholder: 'https://evil/x.png)' }), options);
    expect(hostile).not.toContain('evil');
  });
  it('comes first when it is the first and is lazy otherwise', () => {
    expect(html).toContain('fetchpriority="high"');
    expect(pictureHtml(imageView('site', asset), { ...options, first: false })).toContain('loading="lazy"');
  });
  it('says its alternative text once, escaped, and an empty one when it is decoration', () => {
    expect(html).toContain('alt="A &quot;loaf&quot;"');
    expect(pictureHtml(imageView('site', asset), { ...options, alt: '' })).toContain(' alt=""');
  });
});
