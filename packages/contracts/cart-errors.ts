import type { ErrorTable } from './errors.ts';

/** Adding to the cart and changing it (storefront §5 and §8). */
export const cartErrors = {
  'select-option': { status: 400, message: 'Please select the {option} option.' },
  'select-two-options': { status: 400, message: 'Please select the {option1} and {option2} options.' },
  'select-options': { status: 400, message: 'Please select the {list} and {last} options.' },
  'variant-unavailable': {
    status: 400,
    message: 'Sorry, that item variant is unavailable. Please select another variant.',
  },
  'item-unavailable': { status: 404, message: 'Sorry, that item is no longer available.' },
  'not-enough-stock': { status: 409, message: 'Sorry, we do not have enough of that item available.' },
  'quantity-not-a-number': { status: 400, message: 'Quantity must be a number.' },
  'quantity-not-whole': { status: 400, message: 'Quantity must be a whole number' },
  'quantity-out-of-range': { status: 400, message: 'Quantity must be between {min} and {max}.' },
  'select-denomination': { status: 400, message: 'Select a denomination for the Gift Card' },
  'item-without-form': { status: 409, message: 'There is nothing to fill in for this item.' },
  'not-sold-in-cart': { status: 400, message: 'This item cannot be put in the cart.' },
  'service-once': { status: 409, message: 'This service can be bought once in an order.' },
  'cart-full': { status: 409, message: 'A cart holds at most {max} items.' },
  'cart-too-dear': { status: 409, message: 'Sorry, the total of this cart is too large.' },
  'cart-locked': { status: 423, message: 'Your order is being placed. Please wait a moment.' },
  'coupon-unknown': { status: 404, message: 'This code is not valid.' },
  'coupon-not-active': { status: 409, message: 'This code is not valid.' },
  'coupon-not-started': { status: 409, message: 'This code is not valid yet.' },
  'coupon-ended': { status: 409, message: 'This code has expired.' },
  'coupon-used-up': { status: 409, message: 'This code has been used up.' },
  'coupon-used-by-customer': { status: 409, message: 'You have used this code before.' },
  'coupon-no-matching-item': {
    status: 409,
    message: 'This code is for other items than those in your cart.',
  },
  'coupon-not-for-subscriptions': { status: 409, message: 'This code is not for subscriptions.' },
  'coupon-under-amount': { status: 409, message: 'This code is for larger orders.' },
  'coupon-under-quantity': {
    status: 409,
    message: 'This code is for more items than there are in your cart.',
  },
  'coupon-nothing-left': {
    status: 409,
    message: 'There is nothing left in your cart that this code could reduce.',
  },
  'gift-card-unknown': { status: 404, message: 'This gift card is not valid.' },
  'gift-card-empty': { status: 409, message: 'There is nothing left on this gift card.' },
  'gift-card-test': {
    status: 409,
    message: 'The gift card ending in {last4} was bought in test mode and cannot be used for real orders.',
  },
  'gift-card-not-test': {
    status: 409,
    message: 'The gift card ending in {last4} cannot be used in test mode.',
  },
  'too-many-gift-cards': { status: 409, message: 'A cart takes at most {max} gift cards.' },
  'too-many-coupons': { status: 409, message: 'A cart takes at most {max} codes.' },
  'unknown-entry': { status: 404, message: 'That item is not in your cart.' },
  'additional-fields-malformed': { status: 400, message: 'Update the missing or invalid information above.' },
} as const satisfies ErrorTable;
