import { describe, expect, it } from 'vitest';
import { createSiteEngine } from '../engine.ts';

const engine = createSiteEngine({ clock: Date.now });
const print = (template: string, value: unknown): string => engine.render(template, value).output;
const videoButton = '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div>';
const noSize = "Invalid source parameter. Pass in 'originalSize'.";

/** One line a case: template, value, output. */
type Case = readonly [template: string, value: unknown, output: string];

describe('template-language §2.2 text, colours and sizes', () => {
  const cases: readonly Case[] = [
    ['{@|AbsUrl}', 'a', '/a'],
    ['{p|AbsUrl}', { 'base-url': 'https://x.test', p: null }, 'https://x.test/'],
    ['{@|capitalize}', 'stra\u00dfe', 'STRASSE'],
    ['{@|capitalize}', null, ''],
    ['{@|color-weight}', '#fff', 'light'],
    ['{@|color-weight}', '000000', 'dark'],
    ['{@|color-weight}', '#7f7f7f', 'dark'],
    ['{@|color-weight}', '#808080', 'light'],
    ['{@|color-weight}', '#ffff', ''],
    ['{@|color-weight}', '#fffff', ''],
    ['{@|color-weight}', 'white', ''],
    ['{@|color-weight}', null, ''],
    ['{@|website-color}', { hue: 0, saturation: 0, lightness: 1 }, 'hsl(0, 0%, 100%)'],
    ['{@|website-color}', { hue: 360, saturation: 1, lightness: 0.5, alpha: 0 }, 'hsla(360, 100%, 50%, 0)'],
    ['{@|website-color}', { hue: 361, saturation: 1, lightness: 0 }, 'Hue out of bounds.'],
    ['{@|website-color}', { hue: 1, saturation: 1, lightness: 0, alpha: -1 }, 'Alpha out of bounds.'],
    ['{@|website-color}', { hue: 1, saturation: 1 }, 'Missing an H/S/L value'],
    ['{@|website-color}', null, 'Missing an H/S/L value'],
    ['{@|humanizeDuration}', 0, '0:00'],
    ['{@|humanizeDuration}', 59_999, '0:59'],
    ['{@|humanizeDuration}', 3_600_000, '60:00'],
    ['{@|humanizeDuration}', -61_000, '-1:01'],
    ['{@|humanizeDuration}', 'x', '0:00'],
    ['{@|width}', '12x34', '12'],
    ['{@|height}', '12x34', '34'],
    ['{@|height}', '12x', noSize],
    ['{@|width}', 'x34', noSize],
    ['{@|width}', null, noSize],
    ['{@|width}', 1000, noSize],
    ['{@|resizedHeightForWidth 100}', '200x50', '25'],
    ['{@|resizedHeightForWidth 100}', 'big', noSize],
    ['{@|resizedHeightForWidth 100}', '0x50', noSize],
    ['{@|resizedWidthForHeight 100}', '200x50', '400'],
    ['{@|resizedWidthForHeight 100}', '200x0', noSize],
    ['{@|squarespaceThumbnailForWidth 100}', '9x9', '100w'],
    ['{@|squarespaceThumbnailForWidth 101}', '9x9', '300w'],
    ['{@|squarespaceThumbnailForWidth 500}', '9x9', '500w'],
    ['{@|squarespaceThumbnailForWidth 751}', '9x9', '1000w'],
    ['{@|squarespaceThumbnailForWidth 9000}', '9x9', '1500w'],
    ['{@|squarespaceThumbnailForHeight 500}', '400x200', '1000w'],
    ['{@|squarespaceThumbnailForHeight 5}', '', noSize],
  ];
  it.each(cases)('%s of %j is %j', (template, value, output) => {
    expect(print(template, value)).toBe(output);
  });

  it.each([
    '{a|resizedHeightForWidth}',
    '{a|resizedWidthForHeight x}',
    '{a|squarespaceThumbnailForWidth 1.5}',
  ])('%s is refused when the template is read', (template) => {
    expect(engine.render(template, { a: '1x1' }).output).toBe(template);
  });
});

describe('template-language §2.2 item-classes', () => {
  const cases: readonly Case[] = [
    ['{@|item-classes}', {}, 'hentry'],
    ['{@|item-classes}', { promotedBlockType: 'image' }, 'hentry promoted promoted-block-image'],
    ['{@|item-classes}', { categories: ['A B', 'C'] }, 'hentry category-a-b category-c'],
    ['{@|item-classes}', { categories: 'A' }, 'hentry'],
    ['{@|item-classes}', { author: { displayName: 'Jo Poe' } }, 'hentry author-jo-poe'],
    [
      '{.repeated section items}{@|item-classes};{.end}',
      { items: [{}, {}], tags: ['x'] },
      'hentry tag-x article-index-1;hentry tag-x article-index-2;',
    ],
    [
      '{@|item-classes}',
      { recordType: 11, structuredContent: { productType: 2, onSale: true } },
      'hentry on-sale',
    ],
    [
      '{@|item-classes}',
      { recordType: 11, structuredContent: { productType: 1, variants: [{ onSale: true }] } },
      'hentry on-sale sold-out',
    ],
    ['{@|item-classes}', { recordType: 1, structuredContent: { productType: 1, variants: [] } }, 'hentry'],
  ];
  it.each(cases)('%s of %j is %j', (template, value, output) => {
    expect(print(template, value)).toBe(output);
  });
});

describe('template-language §2.2 images', () => {
  const alt = (image: object, outer: object = {}): string =>
    / alt="([^"]*)"$/.exec(print('{image|image-meta}', { ...outer, image }))?.[1] ?? 'none';
  const block = { blockType: 5 };

  it.each([
    [{ altText: ' own ', title: 't' }, block, 'own'],
    [{ altText: '', title: 't' }, block, ''],
    [{ altText: 'own', title: 't' }, {}, 't'],
    [{ title: 't' }, block, 't'],
    [{ title: '', body: '<p>a</p>b', filename: 'f.jpg' }, {}, ' a b'],
    [{ body: '', filename: 'f.jpg' }, {}, 'f.jpg'],
    [{ body: 'x'.repeat(300) }, {}, 'x'.repeat(250)],
    [{ title: 'a "b" <c> & d' }, {}, 'a &quot;b&quot; &lt;c&gt; &amp; d'],
    [{}, {}, ''],
  ])('the alternative text of %j, with %j outside, is %j', (image, outer, output) => {
    expect(alt({ ...image, id: 'x' }, outer)).toBe(output);
  });

  const meta = (size: string, focal: string): string =>
    `data-src="/a" data-image="/a" data-image-dimensions="${size}" data-image-focal-point="${focal}" alt=""`;
  const cases: readonly Case[] = [
    ['{@|image-meta}', { assetUrl: '/a', mediaFocalPoint: { x: 0.5, y: 1 } }, meta('', '0.5,1.0')],
    ['{@|image-meta}', { assetUrl: '/a', mediaFocalPoint: {} }, meta('', '0.5,0.5')],
    ['{@|image-meta}', { assetUrl: '/a', originalSize: '1x2' }, meta('1x2', '0.5,0.5')],
    ['{@|image-meta}', null, ''],
    ['{@|image-meta}', 'text', ''],
    ['{@|child-image-meta 1}', { items: [{}, { assetUrl: '/a' }] }, meta('', '0.5,0.5')],
    ['{@|child-image-meta 2}', { items: [{}] }, ''],
    ['{@|cover-image-meta}', {}, ''],
    ['{a|image}', {}, ''],
    [
      '{@|image}',
      { assetUrl: '/a' },
      '<noscript><img src="/a" alt="" /></noscript>' +
        `<img class="thumb-image" ${meta('', '0.5,0.5')} data-load="false" data-image-id="" data-type="image" />`,
    ],
    [
      '{@|image-srcset}',
      { assetUrl: '/a', systemDataVariants: '500x9,100w,300w' },
      'srcset="/a?format=100w 100w,/a?format=300w 300w,/a?format=original 500w"',
    ],
    [
      '{@|image-srcset}',
      { assetUrl: '/a', systemDataVariants: '9x9,2500w' },
      'srcset="/a?format=2500w 2500w"',
    ],
    ['{@|image-srcset}', { assetUrl: '/a', systemDataVariants: '9x9' }, ''],
    ['{@|image-srcset}', { assetUrl: '/a' }, ''],
    ['{@|image-srcset}', null, ''],
    ['{@|image-color center}', { colorData: { centerAverage: 'abc' } }, '#abc'],
    ['{@|image-color center}', {}, '"center" not found.'],
    ['{@|image-color constructor}', { colorData: {} }, '"constructor" not found.'],
    ['{@|image-color}', { colorData: { topRightAverage: '222' } }, 'data-color-topRight="#222"'],
    ['{@|image-color}', {}, ''],
    ['{@|video}', {}, '<div class="sqs-video-wrapper" data-html=""></div>'],
    [
      '{@|video load-false}',
      { oembed: { html: '"' } },
      '<div class="sqs-video-wrapper" data-load="false" data-html="&quot;"></div>',
    ],
    [
      '{@|video}',
      { overlay: true, mainImageId: 'm', mainImage: { assetUrl: '/a' } },
      '<div class="sqs-video-wrapper" data-html=""><div class="sqs-video-overlay" style="opacity: 0;">' +
        '<img data-load="false" data-src="/a" data-image-dimensions="" data-image-focal-point="0.5,0.5" />' +
        `${videoButton}</div></div>`,
    ],
    [
      '{@|video load-false color-data}',
      {
        overlay: true,
        systemDataId: 'm',
        assetUrl: '/a',
        colorData: { topLeftAverage: 'ABC', centerAverage: 'fff' },
      },
      '<div class="sqs-video-wrapper" data-load="false" data-html=""><div class="sqs-video-overlay" style="opacity: 0;">' +
        '<img data-load="false" data-src="/a" data-image-dimensions="" data-image-focal-point="0.5,0.5"' +
        ` data-color-topleft="#ABC" data-color-center="#fff" />${videoButton}</div></div>`,
    ],
    [
      '{@|video}',
      { overlay: true },
      '<div class="sqs-video-wrapper" data-html=""><div class="sqs-video-overlay no-thumb" style="opacity: 0;">' +
        `${videoButton}</div></div>`,
    ],
    [
      '{@|image-srcset}',
      { assetUrl: '"><b>', systemDataVariants: '9x9,2500w' },
      'srcset="&quot;&gt;&lt;b&gt;?format=2500w 2500w"',
    ],
    ['{@|timesince}', 5, 'Invalid date.'],
  ];
  it.each(cases)('%s of %j is %j', (template, value, output) => {
    expect(print(template, value)).toBe(output);
  });
});
