import { type Address, detailProblems } from '@veranda/domain/checkout/check-details';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { countryAddresses } from '../../platform/addresses/country-addresses.ts';
import type { LoadedCart } from '../../platform/carts/load-cart.ts';

/** Everything that stands between a cart and its payment: what was typed, and what is wrong with its entries. */
export function checkoutProblems(cart: LoadedCart): Refusal[] {
  const entries = cart.entries.flatMap((entry) =>
    entry.problem === null ? [] : [refuse(entry.problem, { field: `entries.${entry.line.id}` })],
  );
  return [
    ...detailProblems({
      email: cart.row.email ?? '',
      shippingAddress: cart.row.shipping_address as Address | null,
      shippingOption: cart.row.shipping_option,
      requiresShipping: cart.requiresShipping,
      rateIds: cart.rates.map((rate) => rate.id),
      shippingCountries: cart.store.shippingCountries,
      rulesOf: countryAddresses,
    }),
    ...entries,
  ];
}
