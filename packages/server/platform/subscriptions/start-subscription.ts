import type { CartRow } from '@veranda/db/cart/reader';
import { findPayments, type OrderLineRow, type OrderRow, type PaymentRow } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSiteById } from '@veranda/db/sites/reader';
import { insertSubscription } from '@veranda/db/subscriptions/writer';
import { wallTimeOf } from '@veranda/domain/dates/zone-time';
import { wallText } from '@veranda/domain/subscriptions/cycle-dates';
import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import type { Deps } from '../deps.ts';
import { endSubscription } from './end-subscription.ts';
import { frozenUntaxed } from './freeze-tax.ts';
import { askForSubscriptionMail, scheduleCycle } from './schedule-renewal.ts';
import { startOfCycle } from './subscription-anchor.ts';

/** What the cart of a subscription keeps beside its line. */
export interface SubscriptionPurchase {
  /** Null for a membership that is paid once. */
  readonly plan: SubscriptionPlan | null;
  /** When the buyer has agreed to be charged again and again, ISO 8601; null before. */
  readonly agreedAt: string | null;
}

type StartDeps = Pick<Deps, 'log' | 'newId' | 'now'>;

/**
 * Begins a subscription with the order of its first charge, once. The money is taken: nothing that is missing here may keep
 * the order from being placed. Without a card it begins as well, and its customer is asked for one when the next charge is due.
 */
export async function startSubscription(
  deps: StartDeps,
  tx: SiteTransaction,
  given: { readonly order: OrderRow; readonly lines: readonly OrderLineRow[]; readonly cart: CartRow },
): Promise<void> {
  const { order, lines, cart } = given;
  const payments = await findPayments(tx, tx.siteId, order.id);
  const site = await findSiteById(tx, tx.siteId);
  const sold = soldColumns(order, lines[0]);
  const { plan } = cart.purchase as SubscriptionPurchase;
  if (!sold || !site || plan === null) {
    deps.log.warn({ order: order.id }, 'subscription: whom it is for is gone, and none begins');
    return;
  }
  const { period: every, numCycles } = plan;
  const period = { period_value: every.value, period_unit: every.unit, num_cycles: numCycles };
  const anchor = {
    anchor_local: wallText(wallTimeOf(deps.now(), site.time_zone)),
    time_zone: site.time_zone,
  };
  const id = deps.newId();
  const nextAt = startOfCycle({ ...anchor, ...period }, 2);
  const card = cardColumns(payments);
  const begun = await insertSubscription(tx, {
    ...{ website_id: tx.siteId, id, ...sold, ...period, ...anchor, ...card, next_at: nextAt },
    tax: JSON.stringify(order.renewal_tax ?? frozenUntaxed),
    test_mode: order.test_mode,
  });
  if (!begun) return;
  if (card.saved_reference === '')
    deps.log.warn(
      { order: order.id, subscription: id },
      'subscription: the card of its first charge was not saved',
    );
  await askForSubscriptionMail(deps, tx, { subscriptionId: id, kind: 'started', key: '' });
  if (plan.numCycles === 1) await endSubscription(deps, tx, { id, reason: 'completed' });
  else await scheduleCycle(deps, tx, { subscriptionId: id, cycleNo: 2, dueAt: nextAt });
}

// Null when its buyer has had themselves erased while they paid.
function soldColumns(order: OrderRow, line: OrderLineRow | undefined) {
  if (!line?.product_id || !line.variant_id || order.site_user_id === null) return null;
  const { product_id, variant_id, product_type, title, sku, image_id, quantity, unit_minor } = line;
  const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  return {
    ...{ product_id, variant_id, product_type, title, sku, image_id, quantity, unit_minor },
    attributes: JSON.stringify(line.attributes),
    site_user_id: order.site_user_id,
    email: order.email,
    order_id: order.id,
    currency: order.currency,
    shipping_address: json(order.shipping_address),
    billing_address: json(order.billing_address),
    shipping: json(order.shipping_option),
  };
}

// A card that was paid with and not saved is none that could be charged.
function cardColumns(payments: readonly PaymentRow[]) {
  const saved = payments.find((one) => one.saved_reference !== null);
  const paid = saved ?? payments.find((one) => one.status === 'captured');
  return {
    provider: paid?.provider ?? '',
    account_id: paid?.account_id ?? null,
    saved_reference: saved?.saved_reference ?? '',
    card_brand: saved?.card_brand ?? '',
    card_last4: saved?.card_last4 ?? '',
  };
}
