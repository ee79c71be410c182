import { type BlockKind, emptyWhen, textAt } from '../kind.ts';

/** A product of the store with its form (block 43). */
export const product: BlockKind = {
  id: 43,
  key: 'product',
  group: 'commerce',
  fields: [
    { path: 'productId', kind: 'product' },
    { path: 'showImage', kind: 'switch', optional: true },
    { path: 'showPrice', kind: 'switch', optional: true },
    { path: 'showDescription', kind: 'switch', optional: true },
    { path: 'showQuantity', kind: 'switch', optional: true },
    { path: 'showButton', kind: 'switch', optional: true },
    {
      path: 'buttonText',
      kind: 'text',
      maxLength: 100,
      when: { path: 'showButton', is: [true] },
      optional: true,
    },
  ],
  defaults: {
    productId: '',
    showImage: true,
    showPrice: true,
    showDescription: true,
    showQuantity: true,
    showButton: true,
    buttonText: '',
  },
  sample: (_texts, { products: [productId = ''] }) => ({ productId }),
  size: { w: 14, h: 12 },
  minSize: { w: 4, h: 6 },
  checks: (value) => emptyWhen(textAt(value, 'productId') === '', 'productId'),
};
