import type { ErrorTable } from './errors.ts';

/** Checkout, payment and completion. */
export const checkoutErrors = {
  'cart-empty': { status: 409, message: 'Your cart is empty.' },
  CART_CHANGED: { status: 409, message: 'Your cart has changed. Please check the new total.' },
  'draft-expired': { status: 410, message: 'This invoice has expired. Please ask the shop for a new one.' },
  'draft-no-coupon': { status: 409, message: 'An invoice takes no discount code.' },
  'email-blank': { status: 400, message: 'Email cannot be blank' },
  'email-invalid': { status: 400, message: 'Email is invalid' },
  'field-required': { status: 400, message: '{label} is required.' },
  'field-too-long': { status: 400, message: '{label} is too long.' },
  'postal-code-invalid': { status: 400, message: '{label} is not valid for this country.' },
  'region-invalid': { status: 400, message: 'Choose a valid {label}.' },
  'country-unknown': { status: 400, message: 'Choose a country.' },
  'country-not-shipped': { status: 400, message: 'Sorry, we do not ship to this country.' },
  'id-taken': { status: 400, message: 'Two entries have the same id.' },
  'profile-unknown': { status: 400, message: 'Choose an existing fulfilment profile.' },
  'tax-class-unknown': { status: 400, message: 'Choose an existing tax class.' },
  'tax-rate-malformed': { status: 400, message: 'A tax rate is a percentage from 0 to 100.' },
  'minimum-order': {
    status: 409,
    message: 'To check out, your order subtotal must be {subtotal} or more.',
  },
  'shipping-not-possible': { status: 409, message: 'Sorry, we cannot ship this order to your address.' },
  'rates-unavailable': {
    status: 503,
    message: 'Shipping rates are not available at the moment. Please try again shortly.',
  },
  'taxes-unavailable': {
    status: 503,
    message: 'Taxes cannot be calculated at the moment. Please try again shortly.',
  },
  'shipping-option-missing': { status: 400, message: 'Choose a shipping method.' },
  'shipping-not-set-up': { status: 409, message: 'This shop has no shipping methods yet.' },
  'card-number-invalid': { status: 400, message: 'The card number is not valid.' },
  'card-expiry-invalid': { status: 400, message: 'The expiry date is not valid. Use MM/YY.' },
  'card-expired': { status: 400, message: 'This card has expired.' },
  'card-cvc-invalid': { status: 400, message: 'The security code is not valid.' },
  'payment-missing': { status: 400, message: 'Enter your card.' },
  'payment-method-unknown': {
    status: 409,
    message: 'This payment method is not available. Please choose another.',
  },
  'payment-declined': { status: 409, message: '{reason}' },
  'payment-mismatched': {
    status: 409,
    message:
      'The payment could not be confirmed, and no order was placed. Anything that was charged will be refunded. Please try again or pay another way.',
  },
  'too-many-declines': {
    status: 429,
    message: 'Too many payments were declined. Please try again in {minutes} minutes.',
  },
  'payments-unavailable': {
    status: 503,
    message: 'Payments are not available at the moment. Please try again shortly.',
  },
  'idempotency-key-reused': { status: 422, message: 'This request was sent before with other content.' },
  'idempotency-key-malformed': { status: 400, message: 'The Idempotency-Key must have 1 to 200 characters.' },
} as const satisfies ErrorTable;
