import { type BlockKind, textAt, emptyWhen, flagAt } from '../kind.ts';
import { imageRatioOptions } from '../ratios.ts';

/** Arrangements of a picture with words; `inline` is the picture alone. */
const withWords = ['poster', 'card', 'overlap', 'collage', 'stack'] as const;
const worded = { path: 'layout', is: withWords } as const;

/** Positions of the words: three by three, as they are read. */
const positions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

/**
 * One picture, cropped to its focal point, with caption and link, or arranged with words (block 5; variants 1011 to
 * 1016).
 */
export const image: BlockKind = {
  id: 5,
  key: 'image',
  group: 'media',
  fields: [
    { path: 'assetId', kind: 'asset', bind: ['mainImage'], optional: true },
    { path: 'layout', kind: 'variant', options: ['inline', ...withWords], optional: true },
    { path: 'title', kind: 'text', maxLength: 200, when: worded, bind: ['title'], optional: true },
    { path: 'text', kind: 'text', maxLength: 1000, multiline: true, when: worded, optional: true },
    { path: 'button', kind: 'text', maxLength: 100, when: worded, optional: true },
    {
      path: 'textPosition',
      kind: 'select',
      options: positions,
      when: { path: 'layout', is: ['poster', 'card', 'overlap', 'collage'] },
      optional: true,
    },
    { path: 'decorative', kind: 'switch', optional: true },
    {
      path: 'altText',
      kind: 'text',
      maxLength: 1000,
      standsFor: 'assetId',
      when: { path: 'decorative', is: [false] },
      optional: true,
    },
    {
      path: 'caption',
      kind: 'text',
      maxLength: 1000,
      bind: ['title', 'excerpt', 'author'],
      optional: true,
    },
    { path: 'href', kind: 'link', newWindow: 'newWindow', bind: ['sourceUrl'], optional: true },
    { path: 'newWindow', kind: 'switch', optional: true },
    { path: 'focal', kind: 'focal', asset: 'assetId', optional: true },
    { path: 'ratio', kind: 'ratio', options: imageRatioOptions, optional: true },
    {
      path: 'fit',
      kind: 'segmented',
      options: ['cover', 'contain'],
      optional: true,
    },
    {
      path: 'shape',
      kind: 'select',
      options: ['none', 'rounded', 'circle', 'arch'],
      optional: true,
      advanced: true,
    },
  ],
  defaults: {
    assetId: '',
    altText: '',
    layout: 'inline',
    title: '',
    text: '',
    button: '',
    textPosition: 'bottom-left',
    decorative: false,
    caption: '',
    href: '',
    ratio: 'fill',
    fit: 'cover',
  },
  sample: (_texts, { assets: [assetId = ''] }) => ({ assetId }),
  size: { w: 10, h: 12 },
  minSize: { w: 2, h: 2 },
  text: (value) =>
    ['title', 'text', 'altText', 'caption']
      .map((path) => textAt(value, path))
      .filter(Boolean)
      .join('\n'),
  assets: (value) => [textAt(value, 'assetId')].filter(Boolean),
  checks: (value, files) => {
    const assetId = textAt(value, 'assetId');
    if (assetId === '') return emptyWhen(true, 'assetId');
    const isSaid =
      flagAt(value, 'decorative') || Boolean(textAt(value, 'altText') || files[assetId]?.altText);
    return isSaid
      ? []
      : [{ code: 'image-alt', path: 'altText', repair: { path: 'decorative', value: true } }];
  },
};
