import type { Checkout } from '@veranda/contracts/checkout';
import { type CartRecord, findCartByToken } from '@veranda/db/cart/reader';
import { findHoldEnd } from '@veranda/db/checkout/holds';
import { openMethods } from '@veranda/domain/payments/payment-rules';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { addressForm } from '../../services/commerce/addresses/address-form.ts';
import { countriesOf } from '../../services/commerce/addresses/countries.ts';
import { readSavedAddresses, type SavedAddress } from '../../services/commerce/addresses/saved-addresses.ts';
import { fetchQuotes } from '../../services/commerce/carts/fetch-quotes.ts';
import { type LoadedCart, loadCart } from '../../services/commerce/carts/load-cart.ts';
import { withOnlyRate } from './only-rate.ts';
import { presentCart } from '../../services/commerce/carts/present-cart.ts';
import { keepSeenDue } from '../../services/commerce/carts/show-cart.ts';
import type { Deps } from '../../services/deps.ts';
import { presentRefusal } from '../../platform/http/errors.ts';
import { readSitePayments, type SitePayments } from '../../platform/payments/payments.ts';
import type { SiteUserIdentity } from '../../platform/sessions/site-user-session.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { asksBillingAddress, checkoutProblems } from './check-checkout.ts';
import { presentLaterCharges } from './present-later-charges.ts';

/** Number of a member's addresses that are offered at the checkout. */
export const offeredAddresses = 5;

/** Cart of the checkout, and the country of its address form. */
interface CheckoutQuestion {
  readonly tokenHash: Uint8Array | null;
  readonly country: string | undefined;
  /** The signed-in customer. */
  readonly member: SiteUserIdentity | null;
}

/** The checkout of the visitor's cart. */
export async function readCheckout(
  deps: Deps,
  site: SiteEntry,
  question: CheckoutQuestion,
): Promise<Checkout | Refusal> {
  const checkout = await readOnce(deps, site, question);
  if (isRefusal(checkout) || checkout.cart.isAsking !== true) return checkout;
  await fetchQuotes(deps, { site, tokenHash: question.tokenHash });
  return readOnce(deps, site, question);
}

async function readOnce(
  deps: Deps,
  site: SiteEntry,
  question: CheckoutQuestion,
): Promise<Checkout | Refusal> {
  const { tokenHash } = question;
  if (tokenHash === null) return refuse('cart-empty');
  return deps.db.forSite(site.id, async (tx) => {
    const row = await findCartByToken(tx, tokenHash);
    if (!row || (row.status !== 'open' && row.status !== 'locked')) return refuse('cart-empty');
    const cart = withOnlyRate(deps, site, await loadCart(deps, tx, { site, row }));
    await keepSeenDue(tx, cart);
    return presentCheckout(site, {
      cart,
      payments: await readSitePayments(deps, tx),
      member: question.member,
      saved: await readSavedAddresses(tx, {
        siteUserId: memberOf(row, question.member),
        language: site.language,
        most: offeredAddresses,
      }),
      problems: checkoutProblems(site, cart),
      country: question.country,
      holdExpiresAt: await findHoldEnd(tx, { cartId: row.id }, new Date(deps.now())),
    });
  });
}

/** Customer whose addresses may be shown: the one who is signed in now, in a cart of theirs. */
export function memberOf(
  row: Pick<CartRecord, 'siteUserId'>,
  member: SiteUserIdentity | null,
): string | null {
  return member !== null && (row.siteUserId === null || row.siteUserId === member.id) ? member.id : null;
}

function presentMember(member: SiteUserIdentity | null): Checkout['member'] {
  return member && { email: member.email, name: `${member.firstName} ${member.lastName}`.trim() };
}

/** Everything that a checkout shows. */
interface FoundCheckout {
  readonly cart: LoadedCart;
  readonly payments: SitePayments;
  readonly member: SiteUserIdentity | null;
  readonly saved: readonly SavedAddress[];
  readonly problems: readonly Refusal[];
  readonly country?: string | undefined;
  readonly holdExpiresAt: Date | null;
}

/** A checkout as it crosses the wire. */
export function presentCheckout(site: SiteEntry, checkout: FoundCheckout): Checkout | Refusal {
  const { row } = checkout.cart;
  if (checkout.cart.entries.length === 0) return refuse('cart-empty');
  const cart = presentCart(site, checkout.cart);
  if (isRefusal(cart)) return cart;
  return {
    cart,
    ...presentAddresses(site, checkout),
    note: row.note,
    email: row.email ?? checkout.member?.email ?? '',
    shippingOption: row.shippingOption,
    offersNewsletter: checkout.payments.newsletterListId !== null,
    wantsNewsletter: row.wantsNewsletter,
    member: presentMember(checkout.member),
    suggestsAddresses: checkout.cart.store.addressSearch === true,
    testMode: checkout.payments.cards.testMode,
    payment: presentPayment(checkout.payments, checkout.cart.requiresShipping),
    laterCharges: presentLaterCharges(site, checkout.cart),
    offersExpress: row.purpose !== 'subscription',
    holdExpiresAt: checkout.holdExpiresAt?.toISOString() ?? null,
    problems: checkout.problems.map((problem) => presentProblem(problem, site.language)),
  };
}

function presentAddresses(site: SiteEntry, checkout: FoundCheckout) {
  const { row, store } = checkout.cart;
  const shippingAddress = row.shippingAddress as Checkout['shippingAddress'];
  const billingAddress = row.billingAddress as Checkout['billingAddress'];
  const asksBilling = asksBillingAddress(checkout.cart);
  const { country } = (asksBilling ? billingAddress : shippingAddress) ?? {};
  return {
    shippingAddress,
    billingAddress,
    asksBillingAddress: asksBilling,
    savedAddresses: checkout.saved.map((address) => ({ ...address, address: { ...address.address } })),
    countries: countriesOf(asksBilling ? [] : store.shippingCountries, site),
    addressForm: addressForm(site.language, checkout.country, country, store.shippingCountries[0], 'US'),
    billingForm: billingFormOf(site, checkout.cart),
  };
}

// The bill of what is sent goes where it is sent, unless another address is named.
function billingFormOf(
  { language }: SiteEntry,
  { row, requiresShipping }: LoadedCart,
): Checkout['billingForm'] {
  const billing = row.billingAddress as Checkout['billingAddress'];
  return requiresShipping && billing !== null ? addressForm(language, billing.country, 'US') : null;
}

function presentProblem(problem: Refusal, language: string): Checkout['problems'][number] {
  const { error } = presentRefusal(problem, language).body;
  return { code: problem.code, field: problem.field ?? '', error };
}

function presentPayment({ cards, rules }: SitePayments, requiresShipping: boolean): Checkout['payment'] {
  const manual = openMethods(rules, requiresShipping);
  return {
    card: { ...cards.form },
    manual: manual.map(({ id, kind, name, instructions }) => ({ id, kind, name, instructions })),
  };
}
