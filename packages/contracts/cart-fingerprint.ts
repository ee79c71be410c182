import type { ShoppingCart } from './cart.ts';

/**
 * Tells whether two pictures of a cart would look the same: a page that shows one need not be drawn again for
 * the other.
 */
export function cartFingerprint(cart: ShoppingCart): string {
  const entries = cart.entries.map((entry) => [
    entry.id,
    entry.quantity,
    entry.purchasePriceCents,
    entry.problem,
    entry.additionalFields.map(({ text }) => text),
  ]);
  const codes = [...cart.coupons.map(({ code }) => code), ...cart.giftCards.map(({ id }) => id)];
  const sent = [cart.shippingLocation, cart.selectedShippingOption?.id, cart.taxCents];
  return JSON.stringify([entries, codes, sent, cart.grandTotalCents, cart.amountDueCents, cart.belowMinimum]);
}
