import type { BlockKind } from '../kind.ts';
import { plainKind, textAt } from '../kind.ts';

/** A product of the store with its form (block 43). */
export const product: BlockKind = {
  ...plainKind,
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
  sizes: { desktop: { w: 8, h: 16, minW: 4, minH: 4 }, phone: { w: 8, h: 16, minW: 4, minH: 4 } },
  inlinePaths: ['buttonText'],
  text: () => '',
  checks: (value) => (textAt(value, 'productId') === '' ? [{ code: 'no-product', path: 'productId' }] : []),
};
