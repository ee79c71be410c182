import { type BlockKind, textAt } from '../kind.ts';
import { imageRatioOptions } from '../ratios.ts';

/** One picture, cropped to its focal point, with caption and link (block 5). */
export const image: BlockKind = {
  id: 5,
  key: 'image',
  label: 'Image',
  group: 'media',
  fields: [
    { path: 'assetId', label: 'Picture', kind: 'asset', optional: true },
    { path: 'decorative', label: 'Decoration only', kind: 'switch', optional: true },
    {
      path: 'altText',
      label: 'Alternative text',
      kind: 'text',
      maxLength: 1000,
      when: { path: 'decorative', is: [false] },
      optional: true,
    },
    { path: 'caption', label: 'Caption', kind: 'text', maxLength: 1000, optional: true },
    { path: 'href', label: 'Link', kind: 'link', optional: true },
    { path: 'ratio', label: 'Shape', kind: 'select', options: imageRatioOptions, optional: true },
    {
      path: 'fit',
      label: 'Fit',
      kind: 'segmented',
      options: [
        { value: 'cover', label: 'Fill' },
        { value: 'contain', label: 'Fit' },
      ],
      optional: true,
    },
    {
      path: 'shape',
      label: 'Mask',
      kind: 'select',
      options: [
        { value: 'none', label: 'None' },
        { value: 'rounded', label: 'Rounded' },
        { value: 'circle', label: 'Circle' },
        { value: 'arch', label: 'Arch' },
      ],
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
  size: { w: 10, h: 12 },
  text: (value) => [textAt(value, 'altText'), textAt(value, 'caption')].filter(Boolean).join('\n'),
  assets: (value) => [textAt(value, 'assetId')].filter(Boolean),
};
