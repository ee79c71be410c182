import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Adding to the cart and changing it (storefront §5 and §8). */
export const cartErrors = {
  'select-option': { status: 400, message: en['select-option'] },
  'select-two-options': { status: 400, message: en['select-two-options'] },
  'select-options': { status: 400, message: en['select-options'] },
  'variant-unavailable': {
    status: 400,
    message: en['variant-unavailable'],
  },
  'item-unavailable': { status: 404, message: en['item-unavailable'] },
  'not-enough-stock': { status: 409, message: en['not-enough-stock'] },
  'quantity-not-a-number': { status: 400, message: en['quantity-not-a-number'] },
  'quantity-not-whole': { status: 400, message: en['quantity-not-whole'] },
  'quantity-out-of-range': { status: 400, message: en['quantity-out-of-range'] },
  'select-denomination': { status: 400, message: en['select-denomination'] },
  'item-without-form': { status: 409, message: en['item-without-form'] },
  'not-sold-in-cart': { status: 400, message: en['not-sold-in-cart'] },
  'service-once': { status: 409, message: en['service-once'] },
  'cart-full': { status: 409, message: en['cart-full'] },
  'cart-total-too-large': { status: 409, message: en['cart-total-too-large'] },
  'cart-locked': { status: 423, message: en['cart-locked'] },
  'coupon-unknown': { status: 404, message: en['coupon-unknown'] },
  'coupon-not-active': { status: 409, message: en['coupon-not-active'] },
  'coupon-not-started': { status: 409, message: en['coupon-not-started'] },
  'coupon-ended': { status: 409, message: en['coupon-ended'] },
  'coupon-used-up': { status: 409, message: en['coupon-used-up'] },
  'coupon-used-by-customer': { status: 409, message: en['coupon-used-by-customer'] },
  'coupon-no-matching-item': {
    status: 409,
    message: en['coupon-no-matching-item'],
  },
  'coupon-not-for-subscriptions': { status: 409, message: en['coupon-not-for-subscriptions'] },
  'coupon-under-amount': { status: 409, message: en['coupon-under-amount'] },
  'coupon-under-quantity': {
    status: 409,
    message: en['coupon-under-quantity'],
  },
  'coupon-nothing-left': {
    status: 409,
    message: en['coupon-nothing-left'],
  },
  'gift-card-unknown': { status: 404, message: en['gift-card-unknown'] },
  'gift-card-empty': { status: 409, message: en['gift-card-empty'] },
  'gift-card-test': {
    status: 409,
    message: en['gift-card-test'],
  },
  'gift-card-not-test': {
    status: 409,
    message: en['gift-card-not-test'],
  },
  'too-many-gift-cards': { status: 409, message: en['too-many-gift-cards'] },
  'too-many-coupons': { status: 409, message: en['too-many-coupons'] },
  'unknown-entry': { status: 404, message: en['unknown-entry'] },
  'additional-fields-malformed': { status: 400, message: en['additional-fields-malformed'] },
} as const satisfies ErrorTable;
