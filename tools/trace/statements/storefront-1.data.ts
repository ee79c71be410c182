import type { SectionStatements } from '../statement.ts';

export const storefront1: SectionStatements = {
  document: 'storefront',
  section: 1,
  topics: {
    visitor: [
      'buys products by way of the cart',
      'buys a gift card',
      'takes out a subscription',
      'sees the floating pill with count and subtotal',
      'chooses variant and quantity on a product page',
      'answers an item’s own form before it is added',
      'asks to be told when a sold-out variant is back',
      'sends a form',
      'signs up for a newsletter',
      'may be offered to pay in installments',
      'logs in as a site user',
    ],
    owner: [
      'sets up the store',
      'sets up forms',
      'writes the words for what is scarce',
      'writes the words for what is sold out',
      'writes the restock messages',
      'offers the mailing list with a restock sign-up',
    ],
  },
};
