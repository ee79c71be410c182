import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { type LoadedCart, priceCart } from '../../services/commerce/carts/load-cart.ts';

type Deps = { readonly now: () => number };

/**
 * The cart as the checkout prices it: where one shipping rate alone is offered, it is the chosen one
 * (decisions §names first payment page). While a carrier has not answered others may follow, and of an
 * invoice its owner has decided.
 */
export function withOnlyRate(
  deps: Deps,
  site: Pick<SiteEntry, 'currency' | 'language'>,
  cart: LoadedCart,
): LoadedCart {
  const { quote, quotes, open, isCarrierAway } = cart.totals;
  const [only, ...others] = quotes;
  const mayFollow = open.carriers.length > 0 || isCarrierAway;
  if (quote !== null || !only || others.length > 0 || mayFollow) return cart;
  if (cart.row.purpose === 'draft') return cart;
  return priceCart(deps, { site, row: { ...cart.row, shippingOption: only.method.id } }, cart.read);
}
