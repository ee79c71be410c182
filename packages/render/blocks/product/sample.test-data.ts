import type { BlockSample } from '../block-sample.test-data.ts';

export const productSample: BlockSample = {
  value: { productId: 'p-shirt', showDescription: true, buttonText: 'Take it' },
  others: { productId: 'p-cap' },
  markup: '<h3 class="v-product-title"><a href="/shop/p/shirt">Sample shirt</a></h3>',
};
