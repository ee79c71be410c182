import { shows } from '@veranda/template/formatters/define';
import { nodePredicate } from '@veranda/template/predicates/define';
import type { PredicateFamily } from '@veranda/template/registry';
import { hasVariants, onSale, productOf, soldOut, variedPrices } from '../commerce/product.ts';

const product = (variants: readonly object[]): object => ({
  structuredContent: { productType: 1, variants },
});

/** Predicates of a product item (§2.6). */
export const commercePredicates: PredicateFamily = {
  name: 'commerce',
  predicates: [
    nodePredicate({
      name: 'has-variants?',
      summary: 'The product has variants to choose from; never for a digital product.',
      example: shows('{.has-variants?}yes{.end}', product([{ sku: 'a' }, { sku: 'b' }]), 'yes'),
      test: (node) => hasVariants(productOf(node)),
    }),
    nodePredicate({
      name: 'on-sale?',
      summary: 'A variant is on sale, or the digital product itself.',
      example: shows('{.on-sale?}yes{.end}', product([{ onSale: true }]), 'yes'),
      test: (node) => onSale(productOf(node)),
    }),
    nodePredicate({
      name: 'sold-out?',
      summary: 'Every variant of a physical product or service is limited and out of stock.',
      example: shows('{.sold-out?}yes{.end}', product([{ qtyInStock: 0 }]), 'yes'),
      test: (node) => soldOut(productOf(node)),
    }),
    nodePredicate({
      name: 'varied-prices?',
      summary: 'The variants differ in price or in sale.',
      example: shows('{.varied-prices?}yes{.end}', product([{ price: 100 }, { price: 200 }]), 'yes'),
      test: (node) => variedPrices(productOf(node)),
    }),
  ],
};
