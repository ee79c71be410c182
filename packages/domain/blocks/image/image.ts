import { type BlockKind, textAt, emptyWhen, flagAt } from '../kind.ts';
import { imageRatioOptions } from '../ratios.ts';

/** One picture, cropped to its focal point, with caption and link (block 5). */
export const image: BlockKind = {
  id: 5,
  key: 'image',
  group: 'media',
  fields: [
    { path: 'assetId', kind: 'asset', optional: true },
    { path: 'decorative', kind: 'switch', optional: true },
    {
      path: 'altText',
      kind: 'text',
      maxLength: 1000,
      when: { path: 'decorative', is: [false] },
      optional: true,
    },
    { path: 'caption', kind: 'text', maxLength: 1000, optional: true },
    { path: 'href', kind: 'link', newWindow: 'newWindow', optional: true },
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
    decorative: false,
    caption: '',
    href: '',
    ratio: 'fill',
    fit: 'cover',
  },
  sample: (_texts, { assets: [assetId = ''] }) => ({ assetId }),
  size: { w: 10, h: 12 },
  minSize: { w: 2, h: 2 },
  text: (value) => [textAt(value, 'altText'), textAt(value, 'caption')].filter(Boolean).join('\n'),
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
