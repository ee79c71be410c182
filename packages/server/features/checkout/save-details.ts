import type { Checkout, CheckoutDetails } from '@veranda/contracts/checkout';
import { lockCartByToken } from '@veranda/db/cart/reader';
import { updateCart } from '@veranda/db/cart/writer';
import { findHoldEnd } from '@veranda/db/checkout/holds';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { readSavedAddresses } from '../../services/commerce/addresses/saved-addresses.ts';
import { fetchQuotes } from '../../services/commerce/carts/fetch-quotes.ts';
import { remindLater } from '../../services/commerce/carts/cart-reminder.ts';
import { currencyFromNow } from '../../services/commerce/carts/draft-terms.ts';
import { loadCart } from '../../services/commerce/carts/load-cart.ts';
import { withOnlyRate } from './only-rate.ts';
import { keepSeenDue } from '../../services/commerce/carts/show-cart.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { readSitePayments } from '../../platform/payments/payments.ts';
import type { SiteUserIdentity } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { checkoutProblems } from './check-checkout.ts';
import { holdStock } from './hold-stock.ts';
import { memberOf, offeredAddresses, presentCheckout } from './read-checkout.ts';

/** Details to save, and their cart. */
interface DetailsToSave {
  readonly tokenHash: Uint8Array | null;
  readonly details: CheckoutDetails;
  /** The signed-in customer. */
  readonly member: SiteUserIdentity | null;
  /** The payment step: everything is checked, and when nothing is wrong stock is held. */
  readonly hold: boolean;
  /** True when the buyer is shown the result: the amount due is seen then. */
  readonly shown: boolean;
}

/** Saves what was typed, so that a reload keeps it. */
export async function saveDetails(
  deps: Deps,
  site: SiteEntry,
  details: DetailsToSave,
): Promise<Checkout | Refusal> {
  const checkout = await saveOnce(deps, site, details);
  if (isRefusal(checkout) || checkout.cart.isAsking !== true) return checkout;
  await fetchQuotes(deps, { site, tokenHash: details.tokenHash });
  return saveOnce(deps, site, details);
}

async function saveOnce(
  deps: Deps,
  site: SiteEntry,
  { tokenHash, details, hold, shown, member }: DetailsToSave,
): Promise<Checkout | Refusal> {
  if (tokenHash === null) return refuse('cart-empty');
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const row = await lockCartByToken(tx, tokenHash);
    if (!row || (row.status !== 'open' && row.status !== 'locked')) return refuse('cart-empty');
    if (row.status === 'locked') return refuse('cart-locked');
    const { columns, values } = columnsOf(details);
    const key = { cartId: row.id };
    const loaded = await loadCart(deps, tx, { site, row: { ...row, ...values } });
    const cart = shown ? withOnlyRate(deps, site, loaded) : loaded;
    const { shippingOption } = cart.row;
    await updateCart(tx, key.cartId, { ...columns, shippingOption, ...currencyFromNow(site, row) });
    await remindLater(deps, tx, { ...row, ...values });
    const problems = checkoutProblems(site, cart);
    const wanted = hold && problems.length === 0;
    const isShort = wanted && (await holdStock(deps, tx, cart)) === null;
    if (isShort) problems.push(refuse('not-enough-stock', { field: 'cart' }));
    if (shown) await keepSeenDue(tx, cart);
    const holdExpiresAt = await findHoldEnd(tx, key, new Date(deps.now()));
    const payments = await readSitePayments(deps, tx);
    const siteUserId = memberOf(row, member);
    const saved = await readSavedAddresses(tx, {
      siteUserId,
      language: site.language,
      most: offeredAddresses,
    });
    return presentCheckout(site, { cart, payments, member, saved, problems, holdExpiresAt });
  });
}

/** The changed columns of the cart as they are written, JSON as text, and as they will be read. */
function columnsOf(details: CheckoutDetails) {
  const values = {
    ...(details.email === undefined ? {} : { email: details.email.trim() }),
    ...(details.shippingOption === undefined ? {} : { shippingOption: details.shippingOption }),
    ...(details.note === undefined ? {} : { note: details.note }),
    ...(details.newsletter === undefined ? {} : { wantsNewsletter: details.newsletter }),
  };
  const addresses = {
    ...(details.shippingAddress === undefined ? {} : { shippingAddress: details.shippingAddress }),
    ...(details.billingAddress === undefined ? {} : { billingAddress: details.billingAddress }),
  };
  const asText = Object.fromEntries(
    Object.entries(addresses).map(([name, value]) => [name, value === null ? null : JSON.stringify(value)]),
  );
  return { columns: { ...values, ...asText }, values: { ...values, ...addresses } };
}
