import { type Address, detailProblems } from '@veranda/domain/checkout/check-details';
import { formatMoney } from '@veranda/domain/money/format';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { countryAddresses } from '../../services/commerce/addresses/country-addresses.ts';
import type { LoadedCart } from '../../services/commerce/carts/load-cart.ts';
import { needsAccount } from '../../services/commerce/subscriptions/subscription-purpose.ts';
import type { SubscriptionPurchase } from '../../services/commerce/subscriptions/start-subscription.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Everything that is between a cart and its payment: what was typed, and what is wrong with its entries. */
export function checkoutProblems(site: SiteEntry, cart: LoadedCart): Refusal[] {
  const entries = cart.entries.flatMap((entry) =>
    entry.problem === null ? [] : [refuse(entry.problem, { field: `entries.${entry.line.id}` })],
  );
  return [
    ...awayProblems(cart),
    ...detailProblems({
      email: cart.row.email ?? '',
      shippingAddress: cart.row.shippingAddress as Address | null,
      shippingOption: cart.row.shippingOption,
      requiresShipping: cart.requiresShipping,
      asksBillingAddress: asksBillingAddress(cart),
      billingAddress: cart.row.billingAddress as Address | null,
      rateIds: cart.totals.quotes.map(({ method }) => method.id),
      shippingSetUp:
        cart.store.shippingRates.length > 0 || (cart.read.kept.rules?.shippingMethods.length ?? 0) > 0,
      shippingCountries: cart.store.shippingCountries,
      rulesOf: countryAddresses,
    }),
    ...minimumProblem(site, cart),
    ...(cart.hasExpired ? [refuse('draft-expired', { field: 'cart' })] : []),
    ...subscriptionProblems(cart),
    ...entries,
  ];
}

// A checkout without an answer from its carrier or tax provider cannot be charged; a new request a little
// later is answered.
function awayProblems({ totals }: LoadedCart): Refusal[] {
  const isSomebodyAway = totals.open.carriers.length > 0 || totals.isCarrierAway;
  const noRates = totals.quote === null && totals.quotes.length === 0 && isSomebodyAway;
  const noTaxes = totals.open.tax !== null || totals.taxedBy === 'nobody';
  return [
    ...(noRates ? [refuse('rates-unavailable', { field: 'shippingOption' })] : []),
    ...(noTaxes ? [refuse('taxes-unavailable', { field: 'cart' })] : []),
  ];
}

function minimumProblem(site: SiteEntry, cart: LoadedCart): Refusal[] {
  if (!cart.totals.belowMinimum) return [];
  const subtotal = formatMoney(cart.minimumOrderMinor, site.currency, site.language);
  return [refuse('minimum-order', { field: 'cart', params: { subtotal } })];
}

// A subscription is charged repeatedly: by a card, to somebody who has an account and has agreed (decision
// 0033).
function subscriptionProblems({ row, totals }: LoadedCart): Refusal[] {
  if (!needsAccount(row.purpose)) return [];
  const { agreedAt } = row.purchase as SubscriptionPurchase;
  const isAgreed = agreedAt !== null && row.siteUserId !== null;
  if (row.purpose === 'membership') return isAgreed ? [] : [refuse('membership-account', { field: 'cart' })];
  return [
    ...(isAgreed ? [] : [refuse('subscription-not-agreed', { field: 'cart' })]),
    ...(totals.dueMinor > 0n ? [] : [refuse('subscription-free', { field: 'cart' })]),
  ];
}

/** True when the buyer is asked for a billing address: nothing is sent, and a tax is for what is sold. */
export function asksBillingAddress(cart: LoadedCart): boolean {
  if (cart.requiresShipping) return false;
  const rules = cart.read.kept.rules?.taxes.rules ?? [];
  const kinds = new Set(cart.entries.flatMap(({ line }) => line.item?.kind ?? []));
  const [isService, isDigital] = [kinds.has('service'), kinds.has('digital') || kinds.has('paywall')];
  if (cart.read.kept.rules?.taxes.provider && (isService || isDigital)) return true;
  return rules.some((rule) => (rule.onServices && isService) || (rule.onDigital && isDigital));
}
