import type { ShoppingCart } from '@veranda/contracts/cart';
import type { CartRecord } from '@veranda/db/cart/reader';
import { updateCart } from '@veranda/db/cart/writer';
import { type Address, emptyAddress } from '@veranda/domain/checkout/check-details';
import type { CountryRules } from '@veranda/domain/checkout/country-rules';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { countryAddresses } from '../../services/commerce/addresses/country-addresses.ts';
import { type FetchQuotesDeps, fetchQuotes, withQuotes } from '../../services/commerce/carts/fetch-quotes.ts';
import { changeCart, type CartRef } from '../../services/commerce/carts/change-cart.ts';
import { type LoadedCart, loadCart, priceCart } from '../../services/commerce/carts/load-cart.ts';
import { showCart } from '../../services/commerce/carts/show-cart.ts';
import type { Deps } from '../../services/deps.ts';

/** Destination and shipping method of a cart, as typed on the cart page. */
export interface Place {
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
  /** Empty for the cheapest. */
  readonly shippingOption: string;
}

/**
 * Keeps where a cart would be sent, so that shipping and tax can be shown before the checkout, which begins
 * with it. The input of an address already stays.
 */
export async function estimateDelivery(
  deps: FetchQuotesDeps,
  cartRef: CartRef,
  place: Place,
): Promise<ShoppingCart | Refusal> {
  const cart = await estimateOnce(deps, cartRef, place);
  if (isRefusal(cart) || cart.isAsking !== true) return cart;
  await fetchQuotes(deps, cartRef);
  return withQuotes(deps, cartRef, await estimateOnce(deps, cartRef, place));
}

async function estimateOnce(
  deps: Pick<Deps, 'db' | 'now'>,
  cartRef: CartRef,
  place: Place,
): Promise<ShoppingCart | Refusal> {
  const { site } = cartRef;
  return changeCart(deps, cartRef, async (tx, row) => {
    const before = await loadCart(deps, tx, { site, row });
    const parts = placeOf(before.store.shippingCountries, place);
    if (isRefusal(parts)) return parts;
    const address = { ...emptyAddress, ...(row.shippingAddress as Partial<Address> | null), ...parts };
    const price = (option: string | null): { readonly row: CartRecord; readonly cart: LoadedCart } => {
      const changed = { ...row, shippingAddress: address, shippingOption: option };
      return { row: changed, cart: priceCart(deps, { site, row: changed }, before.read) };
    };
    const wanted = price(place.shippingOption || row.shippingOption);
    const { row: kept, cart } = wanted.cart.totals.quote ? wanted : price(cheapestOf(wanted.cart));
    await updateCart(tx, row.id, {
      shippingAddress: JSON.stringify(address),
      shippingOption: kept.shippingOption,
    });
    return showCart(tx, site, cart);
  });
}

function cheapestOf({ totals }: LoadedCart): string | null {
  const [first, ...rest] = totals.quotes;
  if (!first) return null;
  return rest.reduce((low, quote) => (quote.costMinor < low.costMinor ? quote : low), first).method.id;
}

function placeOf(
  shippingCountries: readonly string[],
  place: Place,
): Pick<Address, 'country' | 'region' | 'postalCode'> | Refusal {
  const country = place.country.trim().toUpperCase();
  const rules = countryAddresses(country);
  if (!rules) return refuse('country-unknown', { field: 'country' });
  if (shippingCountries.length > 0 && !shippingCountries.includes(country))
    return refuse('country-not-shipped', { field: 'country' });
  const region = regionOf(rules, place.region.trim());
  if (region === null)
    return refuse('region-invalid', { field: 'region', params: { label: rules.regionLabel } });
  const postalCode = place.postalCode.trim();
  if (postalCode !== '' && rules.postalPattern && !rules.postalPattern.test(postalCode))
    return refuse('postal-code-invalid', { field: 'postalCode', params: { label: rules.postalLabel } });
  return { country, region, postalCode };
}

// By code or by name; null for none of the country's.
function regionOf({ regions }: CountryRules, typed: string): string | null {
  if (typed === '' || regions.length === 0) return typed.slice(0, 100);
  const word = typed.toLowerCase();
  const region = regions.find(
    (region) => region.code.toLowerCase() === word || region.name.toLowerCase() === word,
  );
  return region?.code ?? null;
}
