/**
 * The texts of `localizedStrings` (storefront §3) and of the system partials in English; an owner's own words in the
 * site's settings come first. `{name}` stands for a parameter.
 */
export const storefrontStrings = {
  productAddToCartText: 'Add To Cart',
  productSubscribeText: 'Subscribe',
  productQuantityInputLabel: 'Quantity',
  productSoldOutText: 'sold out',
  productSaleText: 'sale',
  productQuickViewText: 'Quick View',
  productVariantSelectText: 'Select {variantName}',
  giftCardVariantSelectText: 'Select Value',
  giftCardValueDisplayText: 'Value',
  productPriceFromText: 'from {fromPrice}',
  productPriceUnavailable: 'Unavailable',
  originalPriceText: 'Original price:',
  salePriceText: 'Sale price:',
  productSummaryFormNoAnswerText: 'N/A',
  productSelectOptionText: 'Select Option',
  productSoldOutButtonText: 'Sold Out',
  galleryLabel: 'Pictures',
  cartTitle: 'Shopping Cart',
  cartEmptyText: 'Your cart is empty.',
  cartContinueText: 'Continue shopping',
  cartItemText: 'Item',
  cartPriceText: 'Price',
  cartUpdateText: 'Update',
  cartRemoveText: 'Remove',
  cartRemoveLabel: 'Remove {title}',
  cartQuantityLabel: 'Quantity of {title}',
  cartSubtotalText: 'Subtotal',
  cartCheckoutText: 'Checkout',
  cartTaxesNote: 'Taxes and shipping are calculated at checkout.',
  cartLabel: 'Cart',
  notFoundTitle: 'We could not find that page.',
  notFoundText: 'The address may have a slip in it, or the page has moved.',
  notFoundHomeText: 'To the front page',
  listEmptyText: 'Nothing here yet.',
  categoryAllText: 'All',
  categoryNavLabel: 'Categories',
  paginationLabel: 'Pages',
  paginationPrevText: 'Previous',
  paginationNextText: 'Next',
  skipToContentText: 'Skip to content',
  menuText: 'Menu',
  footerNavText: 'Footer',
  closeText: 'Close',
  relatedTitle: 'You might also like',
  orderConfirmedTitle: 'Thank you. Your order is confirmed.',
  socialLabel: 'Elsewhere',
} as const;
export type StorefrontString = keyof typeof storefrontStrings;

/** The texts of a site: the owner's words over the defaults. Unknown keys are kept, since themes may use their own. */
export function siteStrings(own: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...storefrontStrings, ...own };
}

/** A text with its parameters put in. */
export function fillText(text: string, params: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
}
