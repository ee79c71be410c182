/**
 * What islands say by themselves, in English (storefront §4, §5, §8). A page carries only what its owner has changed
 * (`textsMark`), so that a list of two hundred buttons does not repeat their words.
 */
export const islandTexts = {
  productAddingText: 'Adding…',
  productAddedText: 'Added!',
  productSelectOptionText: 'Select Option',
  productSoldOutButtonText: 'Sold Out',
  productSoldOutText: 'sold out',
  productUnavailableText: 'unavailable',
  selectOneMessage: 'Please select the {option} option.',
  selectTwoMessage: 'Please select the {option1} and {option2} options.',
  selectManyMessage: 'Please select the {list} and {last} options.',
  selectDenominationMessage: 'Select a denomination for the Gift Card',
  variantUnavailableMessage: 'Sorry, that item variant is unavailable. Please select another variant.',
  notEnoughStockMessage: 'Sorry, we do not have enough of that item available.',
  quantityNumberMessage: 'Quantity must be a number.',
  quantityWholeMessage: 'Quantity must be a whole number',
  quantityRangeMessage: 'Quantity must be between 1 and 9999.',
  unableToAddTitle: 'Unable to Add Item',
  unableToPurchaseTitle: 'Unable to Purchase Item',
  unableToPurchaseGiftCardTitle: 'Unable to purchase Gift Card',
  sessionExpiredMessage: 'Your session has expired. Please reload the page and try again.',
  cookiesOffMessage: 'Please enable cookies in your browser, reload the page, and try again.',
  tooManyMessage: 'Please try again in a few seconds.',
  offlineMessage: 'Please check your internet connection',
  againMessage: 'Please try again',
  unableToUpdateQuantity: 'Unable to update quantity',
  unableToAddItem: 'Unable to add item',
  unableToRemoveItem: 'Unable to remove item',
  unableToUpdateForm: 'Unable to update form',
  unableToOpenForm: 'Unable to open form',
  missingInformationMessage: 'Update the missing or invalid information above.',
  itemAddedMessage: '{productName} was added to your cart.',
  closeText: 'Close',
  cartLabel: 'Cart',
  oneItemInCart: 'One item in cart',
  itemsInCart: '{n} items in cart',
  manyItemsInCart: 'More than 100 items in cart',
  installmentPaymentsText: '{n} interest-free payments of {amount}',
  productQuickViewText: 'Quick View',
  quickViewLoadingText: 'Loading…',
  quickViewPageText: 'See all details',
  savingText: 'Saving…',
  restockSignedUpText: 'Signed up!',
  restockEmailBlank: 'Email cannot be blank',
  restockEmailInvalid: 'Email is invalid',
  restockFailed: 'Unable to submit form. Please try again later.',
} as const;
export type IslandText = keyof typeof islandTexts;

/** Id of the JSON script with the texts that the owner has changed; absent when there is none. */
export const textsMark = 'v-texts';
