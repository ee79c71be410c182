import type { CartRecord } from '@veranda/db/cart/reader';
import {
  findPayments,
  type OrderLineRecord,
  type OrderRecord,
  type PaymentRecord,
} from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSiteById } from '@veranda/db/sites/reader';
import { insertSubscription } from '@veranda/db/subscriptions/writer';
import { wallTimeOf } from '@veranda/domain/dates/zone-time';
import { wallText } from '@veranda/domain/subscriptions/cycle-dates';
import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import type { CommerceDeps } from '../deps.ts';
import { endSubscription } from './end-subscription.ts';
import { frozenUntaxed } from './freeze-tax.ts';
import { askForSubscriptionMail, scheduleCycle } from './schedule-renewal.ts';
import { startOfCycle } from './subscription-anchor.ts';

/** Data that the cart of a subscription stores beside its line. */
export interface SubscriptionPurchase {
  /** Null for a membership that is paid once. */
  readonly plan: SubscriptionPlan | null;
  /** When the buyer has agreed to be charged repeatedly, ISO 8601; null before. */
  readonly agreedAt: string | null;
}

/** An order that begins a subscription, with the cart that it was placed from. */
interface FirstCharge {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLineRecord[];
  readonly cart: CartRecord;
}

type StartDeps = Pick<CommerceDeps, 'log' | 'newId' | 'now'>;

/**
 * Begins a subscription with the order of its first charge, once. The money is taken: nothing that is missing
 * here may keep the order from being placed. Without a card it begins as well, and its customer is asked for
 * one when the next charge is due.
 */
export async function startSubscription(
  deps: StartDeps,
  tx: SiteTransaction,
  { order, lines, cart }: FirstCharge,
): Promise<void> {
  const payments = await findPayments(tx, order.id);
  const site = await findSiteById(tx, tx.siteId);
  const sold = soldColumns(order, lines[0]);
  const { plan } = cart.purchase as SubscriptionPurchase;
  if (!sold || !site || plan === null) {
    deps.log.warn({ order: order.id }, 'subscription: whom it is for is gone, and none begins');
    return;
  }
  const id = deps.newId();
  const cycles = cycleColumns(plan, { timeZone: site.timeZone, now: deps.now() });
  const nextAt = startOfCycle(cycles, 2);
  const card = cardColumns(payments);
  const begun = await insertSubscription(tx, {
    id,
    ...sold,
    ...cycles,
    ...card,
    nextAt,
    tax: JSON.stringify(order.renewalTax ?? frozenUntaxed),
    testMode: order.testMode,
  });
  if (!begun) return;
  if (card.savedReference === '')
    deps.log.warn(
      { order: order.id, subscription: id },
      'subscription: the card of its first charge was not saved',
    );
  await askForSubscriptionMail(deps, tx, { subscriptionId: id, kind: 'started', key: '' });
  if (plan.numCycles === 1) await endSubscription(deps, tx, { id, reason: 'completed' });
  else await scheduleCycle(deps, tx, { subscriptionId: id, cycleNo: 2, dueAt: nextAt });
}

function cycleColumns(
  { period, numCycles }: SubscriptionPlan,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
) {
  return {
    anchorLocal: wallText(wallTimeOf(now, timeZone)),
    timeZone,
    periodValue: period.value,
    periodUnit: period.unit,
    numCycles,
  };
}

// Null when its buyer has had themselves erased while they paid.
function soldColumns(order: OrderRecord, line: OrderLineRecord | undefined) {
  if (!line?.productId || !line.variantId || order.siteUserId === null) return null;
  const { productId, variantId, productType, title, sku, imageId, quantity, unitMinor } = line;
  const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  return {
    productId,
    variantId,
    productType,
    title,
    sku,
    imageId,
    quantity,
    unitMinor,
    attributes: JSON.stringify(line.attributes),
    siteUserId: order.siteUserId,
    email: order.email,
    orderId: order.id,
    currency: order.currency,
    shippingAddress: json(order.shippingAddress),
    billingAddress: json(order.billingAddress),
    shipping: json(order.shippingOption),
  };
}

// A card that was paid with and not saved is none that could be charged.
function cardColumns(payments: readonly PaymentRecord[]) {
  const saved = payments.find((payment) => payment.savedReference !== null);
  const paid = saved ?? payments.find((one) => one.status === 'captured');
  return {
    provider: paid?.provider ?? '',
    accountId: paid?.accountId ?? null,
    savedReference: saved?.savedReference ?? '',
    cardBrand: saved?.cardBrand ?? '',
    cardLast4: saved?.cardLast4 ?? '',
  };
}
