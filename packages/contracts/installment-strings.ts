/** What the page of a product says of installments outside their range (storefront §5); the payments are an island's too. */
export const installmentStrings = {
  installmentUpToText: 'available for orders up to {amount}',
  installmentOverText: 'available for orders over {amount}',
} as const;
