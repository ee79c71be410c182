import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Checkout, payment and completion. */
export const checkoutErrors = {
  'cart-empty': { status: 409, message: en['cart-empty'] },
  CART_CHANGED: { status: 409, message: en.CART_CHANGED },
  'draft-expired': { status: 410, message: en['draft-expired'] },
  'draft-no-coupon': { status: 409, message: en['draft-no-coupon'] },
  'email-blank': { status: 400, message: en['email-blank'] },
  'email-invalid': { status: 400, message: en['email-invalid'] },
  'field-required': { status: 400, message: en['field-required'] },
  'field-too-long': { status: 400, message: en['field-too-long'] },
  'postal-code-invalid': { status: 400, message: en['postal-code-invalid'] },
  'region-invalid': { status: 400, message: en['region-invalid'] },
  'country-unknown': { status: 400, message: en['country-unknown'] },
  'country-not-shipped': { status: 400, message: en['country-not-shipped'] },
  'id-taken': { status: 400, message: 'Two entries have the same id.' },
  'profile-unknown': { status: 400, message: 'Choose an existing fulfilment profile.' },
  'tax-class-unknown': { status: 400, message: 'Choose an existing tax class.' },
  'tax-rate-malformed': { status: 400, message: 'A tax rate is a percentage from 0 to 100.' },
  'minimum-order': {
    status: 409,
    message: en['minimum-order'],
  },
  'shipping-not-possible': { status: 409, message: en['shipping-not-possible'] },
  'rates-unavailable': {
    status: 503,
    message: en['rates-unavailable'],
  },
  'taxes-unavailable': {
    status: 503,
    message: en['taxes-unavailable'],
  },
  'shipping-option-missing': { status: 400, message: en['shipping-option-missing'] },
  'shipping-not-set-up': { status: 409, message: en['shipping-not-set-up'] },
  'card-number-invalid': { status: 400, message: en['card-number-invalid'] },
  'card-expiry-invalid': { status: 400, message: en['card-expiry-invalid'] },
  'card-expired': { status: 400, message: en['card-expired'] },
  'card-cvc-invalid': { status: 400, message: en['card-cvc-invalid'] },
  'payment-missing': { status: 400, message: en['payment-missing'] },
  'payment-method-unknown': {
    status: 409,
    message: en['payment-method-unknown'],
  },
  'payment-declined': { status: 409, message: '{reason}' },
  'payment-mismatched': {
    status: 409,
    message: en['payment-mismatched'],
  },
  'too-many-declines': {
    status: 429,
    message: en['too-many-declines'],
  },
  'payments-unavailable': {
    status: 503,
    message: en['payments-unavailable'],
  },
  'idempotency-key-reused': { status: 422, message: 'This request was sent before with other content.' },
  'idempotency-key-malformed': { status: 400, message: 'The Idempotency-Key must have 1 to 200 characters.' },
} as const satisfies ErrorTable;
