import type { Checkout, CheckoutDetails } from '@veranda/contracts/checkout';
import { findCartByToken } from '@veranda/db/cart/reader';
import { updateCart } from '@veranda/db/cart/writer';
import { lockDemand, reserve } from '@veranda/db/checkout/stock';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { countryRules } from '@veranda/domain/checkout/country-rules';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { type LoadedCart, loadCart } from '../../platform/carts/load-cart.ts';
import { presentCart } from '../../platform/carts/present-cart.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { checkoutProblems } from './check-checkout.ts';
import { demandsOf } from './complete-checkout.ts';
import { countriesOf } from './countries.ts';

const holdLife = 10 * 60_000;

/** Saves what was typed, so that a reload keeps it; with `hold`, and when nothing is wrong, stock is held for 10 min. */
export async function saveDetails(
  deps: Deps,
  site: SiteEntry,
  tokenHash: Uint8Array | null,
  given: CheckoutDetails & { readonly hold?: boolean | undefined },
): Promise<Checkout | Refusal> {
  if (tokenHash === null) return refuse('cart-empty');
  return deps.db.forSite(site.id, async (tx) => {
    const row = await findCartByToken(tx, site.id, tokenHash, true);
    if (!row || row.status === 'purchased') return refuse('cart-empty');
    if (row.status === 'locked' && (row.locked_until?.getTime() ?? 0) > deps.now())
      return refuse('cart-locked');
    await updateCart(tx, site.id, row.id, columnsOf(given));
    return readCheckout(deps, tx, site, { tokenHash, hold: given.hold === true, country: undefined });
  });
}

/** The checkout of the visitor's cart. */
export async function readCheckout(
  deps: Deps,
  tx: SiteTransaction,
  site: SiteEntry,
  asked: { readonly tokenHash: Uint8Array; readonly hold: boolean; readonly country: string | undefined },
): Promise<Checkout | Refusal> {
  const row = await findCartByToken(tx, site.id, asked.tokenHash, false);
  if (!row || (row.status !== 'open' && row.status !== 'locked')) return refuse('cart-empty');
  const cart = await loadCart(tx, site, row);
  if (cart.entries.length === 0) return refuse('cart-empty');
  const problems = checkoutProblems(cart);
  const held = asked.hold && problems.length === 0 ? await hold(deps, tx, site, cart) : null;
  if (asked.hold && problems.length === 0 && held === null)
    problems.push(refuse('not-enough-stock', { field: 'cart' }));
  const { shippingAddress, billingAddress } = addressesOf(cart);
  return {
    cart: presentCart(site, cart),
    email: row.email ?? '',
    shippingAddress,
    billingAddress,
    shippingOption: row.shipping_option,
    note: row.note,
    countries: countriesOf(cart.store.shippingCountries),
    addressForm: addressForm(
      asked.country ?? shippingAddress?.country ?? cart.store.shippingCountries[0] ?? 'US',
    ),
    testMode: deps.payments.testMode,
    holdExpiresAt: held?.toISOString() ?? null,
    problems: problems.map((problem) => ({
      code: problem.code,
      field: problem.field ?? '',
      error: presentRefusal(problem).body.error,
    })),
  };
}

async function hold(
  deps: Deps,
  tx: SiteTransaction,
  site: SiteEntry,
  cart: LoadedCart,
): Promise<Date | null> {
  const { short, limited } = await lockDemand(tx, site.id, cart.row.id, demandsOf(cart));
  if (short.length > 0) return null;
  const expiresAt = new Date(deps.now() + holdLife);
  await reserve(tx, site.id, {
    cartId: cart.row.id,
    orderId: null,
    expiresAt,
    demands: limited,
    newId: deps.newId,
  });
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: site.id,
    topic: 'expire-hold',
    dedupeKey: `hold:${cart.row.id}:${expiresAt.getTime()}`,
    payload: { cartId: cart.row.id },
    dueAt: expiresAt,
  });
  return expiresAt;
}

type Address = NonNullable<Checkout['shippingAddress']>;

function addressesOf(cart: LoadedCart): { shippingAddress: Address | null; billingAddress: Address | null } {
  return {
    shippingAddress: cart.row.shipping_address as Address | null,
    billingAddress: cart.row.billing_address as Address | null,
  };
}

function columnsOf(given: CheckoutDetails) {
  return {
    ...(given.email === undefined ? {} : { email: given.email.trim() }),
    ...(given.shippingAddress === undefined ? {} : { shipping_address: jsonOrNull(given.shippingAddress) }),
    ...(given.billingAddress === undefined ? {} : { billing_address: jsonOrNull(given.billingAddress) }),
    ...(given.shippingOption === undefined ? {} : { shipping_option: given.shippingOption }),
    ...(given.note === undefined ? {} : { note: given.note }),
  };
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** What an address of the country asks for, in order. */
export function addressForm(country: string): Checkout['addressForm'] {
  const rules = countryRules(country);
  const field = (
    name: Checkout['addressForm']['fields'][number]['name'],
    label: string,
    required: boolean,
  ) => ({
    name,
    label,
    required,
    options: [],
  });
  return {
    country,
    fields: [
      field('address1', 'Address', true),
      field('address2', 'Apartment, floor (optional)', false),
      field('city', 'City', true),
      field('region', rules.regionLabel, rules.regionRequired),
      field('postalCode', rules.postalLabel, rules.postalRequired),
    ],
  };
}
