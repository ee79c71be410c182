import type { CheckoutString } from './checkout-strings.ts';

/** The checkout in one language: its sentences, those of what is wrong by code, and labels of addresses by English name. */
export interface CheckoutBook {
  readonly strings: Readonly<Record<CheckoutString, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

/** Every language that a site can have, but English. */
export const checkoutBooks: Readonly<Record<string, CheckoutBook>> = {};
