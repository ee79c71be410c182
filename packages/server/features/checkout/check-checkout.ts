import { detailProblems, type Address } from '@veranda/domain/checkout/check-details';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { LoadedCart } from '../../platform/carts/load-cart.ts';
import { isCountry } from './countries.ts';

/** Everything that stands between a cart and its payment: what was typed, and what is wrong with its entries. */
export function checkoutProblems(cart: LoadedCart): Refusal[] {
  const entries = cart.entries.flatMap((entry) =>
    entry.problem === null ? [] : [refuse(entry.problem, { field: `entries.${entry.row.id}` })],
  );
  return [
    ...detailProblems({
      email: cart.row.email ?? '',
      shippingAddress: cart.row.shipping_address as Address | null,
      shippingOption: cart.row.shipping_option,
      requiresShipping: cart.requiresShipping,
      rateIds: cart.rates.map((rate) => rate.id),
      shippingCountries: cart.store.shippingCountries,
      isCountry,
    }),
    ...entries,
  ];
}
