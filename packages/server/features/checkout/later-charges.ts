import { lineCodeOf } from '@veranda/domain/line-items/line-kind';
import { keepDiscount } from '@veranda/domain/discounts/stored-discount';
import { toMajor } from '@veranda/domain/money/money';
import { wallText } from '@veranda/domain/subscriptions/cycle-dates';
import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import { wallTimeOf } from '@veranda/domain/dates/zone-time';
import type { LoadedCart } from '../../services/commerce/carts/load-cart.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { freezeTax } from '../../services/commerce/subscriptions/freeze-tax.ts';
import { renewalTotals } from '../../services/commerce/subscriptions/renewal-totals.ts';
import type { SubscriptionPurchase } from '../../services/commerce/subscriptions/start-subscription.ts';
import { startOfCycle } from '../../services/commerce/subscriptions/subscription-anchor.ts';

/** Charges after the first one of a subscription that is about to be bought. */
interface LaterCharges {
  readonly plan: SubscriptionPlan;
  /** Amount of each of them. */
  readonly amountMinor: bigint;
  /** When the first of them is due, if the subscription began now. */
  readonly nextAt: Date;
}

/**
 * Later charges of a cart with a subscription, by the amounts of its renewals; null where nothing follows.
 */
export function laterCharges(
  site: Pick<SiteEntry, 'currency' | 'timeZone'>,
  cart: LoadedCart,
): LaterCharges | null {
  const [entry] = cart.entries;
  if (cart.row.purpose !== 'subscription' || !entry?.line.item) return null;
  const { plan } = cart.row.purchase as SubscriptionPurchase;
  if (plan === null || plan.numCycles === 1) return null;
  const { quote, discounts } = cart.totals;
  const { currency } = site;
  const terms = {
    productId: entry.line.productId,
    productType: lineCodeOf(entry.line.item.kind),
    quantity: entry.line.quantity,
    unitMinor: entry.unitMinor,
    weightGrams: 0,
    currency,
    shipping: quote && {
      id: quote.method.id,
      name: quote.method.name,
      cost: toMajor(quote.costMinor, currency),
    },
    tax: freezeTax(cart),
  };
  const remaining = discounts
    .filter(({ discount }) => discount.subscriptions === 'all')
    .map(({ discount }) => keepDiscount(discount, currency));
  return {
    plan,
    amountMinor: renewalTotals(terms, remaining, cart.pricedAt).grandTotalMinor,
    nextAt: secondCycleAt(plan, site, cart.pricedAt),
  };
}

function secondCycleAt(plan: SubscriptionPlan, { timeZone }: Pick<SiteEntry, 'timeZone'>, now: number): Date {
  const anchor = {
    anchorLocal: wallText(wallTimeOf(now, timeZone)),
    timeZone,
    periodValue: plan.period.value,
    periodUnit: plan.period.unit,
    numCycles: plan.numCycles,
  };
  return startOfCycle(anchor, 2);
}
