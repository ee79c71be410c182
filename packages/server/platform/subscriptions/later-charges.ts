import { lineCodeOf } from '@veranda/domain/line-items/line-kind';
import { keepDiscount } from '@veranda/domain/discounts/kept-discount';
import { toMajor } from '@veranda/domain/money/money';
import { wallText } from '@veranda/domain/subscriptions/cycle-dates';
import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import { wallTimeOf } from '@veranda/domain/dates/zone-time';
import type { LoadedCart } from '../carts/load-cart.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { freezeTax } from './freeze-tax.ts';
import { renewalTotals } from './renewal-totals.ts';
import type { SubscriptionPurchase } from './start-subscription.ts';
import { startOfCycle } from './subscription-anchor.ts';

/** What follows the first charge of a subscription that is about to be bought. */
export interface LaterCharges {
  readonly plan: SubscriptionPlan;
  /** Of each of them. */
  readonly amountMinor: bigint;
  /** When the first of them is due, if the subscription began now. */
  readonly nextAt: Date;
}

/** What a cart that subscribes to something is charged afterwards, by what its renewals will be; null where nothing follows. */
export function laterCharges(
  site: Pick<SiteEntry, 'currency' | 'timeZone'>,
  cart: LoadedCart,
): LaterCharges | null {
  const [entry] = cart.entries;
  if (cart.row.purpose !== 'subscription' || !entry?.line.item) return null;
  const { plan } = cart.row.purchase as SubscriptionPurchase;
  if (plan === null || plan.numCycles === 1) return null;
  const { quote, discounts } = cart.totals;
  const now = cart.pricedAt;
  const { currency, timeZone } = site;
  const terms = {
    product_id: entry.line.productId,
    product_type: lineCodeOf(entry.line.item.kind),
    quantity: entry.line.quantity,
    unit_minor: entry.unitMinor,
    weight_grams: 0,
    currency,
    shipping: quote && {
      id: quote.method.id,
      name: quote.method.name,
      cost: toMajor(quote.costMinor, currency),
    },
    tax: freezeTax(cart),
  };
  const kept = discounts
    .filter(({ discount }) => discount.subscriptions === 'all')
    .map(({ discount }) => keepDiscount(discount, currency));
  const anchor = {
    ...{ anchor_local: wallText(wallTimeOf(now, timeZone)), time_zone: timeZone },
    ...{ period_value: plan.period.value, period_unit: plan.period.unit, num_cycles: plan.numCycles },
  };
  return {
    plan,
    amountMinor: renewalTotals(terms, kept, now).grandTotalMinor,
    nextAt: startOfCycle(anchor, 2),
  };
}
