import type { BlockKind } from '../kind.ts';

/** A product of the store with its form (block 43). */
export const product: BlockKind = {
  id: 43,
  key: 'product',
  label: 'Product',
  group: 'commerce',
  fields: [
    { path: 'productId', label: 'Product', kind: 'product' },
    { path: 'showImage', label: 'Picture', kind: 'switch', optional: true },
    { path: 'showPrice', label: 'Price', kind: 'switch', optional: true },
    { path: 'showDescription', label: 'Description', kind: 'switch', optional: true },
    { path: 'showQuantity', label: 'Quantity', kind: 'switch', optional: true },
    { path: 'showButton', label: 'Button', kind: 'switch', optional: true },
    {
      path: 'buttonText',
      label: 'Text of the button',
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
  size: { w: 8, h: 16 },
};
