import type { CartRow } from '@veranda/db/cart/reader';
import { findRules } from '@veranda/db/checkout/rules';
import { findTaxClass } from '@veranda/db/shipping/product-parts';
import type { Row } from '@veranda/db/schema';
import { findTaxDocument } from '@veranda/db/shipping/tax-documents';
import {
  findPayments,
  findTaxes,
  type OrderLineRow,
  type OrderRow,
  type PaymentRow,
} from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSiteById } from '@veranda/db/sites/reader';
import { insertSubscription } from '@veranda/db/subscriptions/writer';
import type { Address } from '@veranda/domain/checkout/check-details';
import { type CheckoutRules, type KeptTaxRule, noRules } from '@veranda/domain/checkout/checkout-rules';
import type { Destination } from '@veranda/domain/shipping/destination';
import { percentText } from '@veranda/domain/tax/tax-rule';
import { wallTimeOf } from '@veranda/domain/sites/zone-time';
import { wallText } from '@veranda/domain/subscriptions/cycle-dates';
import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import type { Deps } from '../deps.ts';
import { endSubscription } from './end-subscription.ts';
import { askForSubscriptionMail, scheduleCycle } from './schedule-renewal.ts';
import { startOfCycle } from './subscription-anchor.ts';

/** What the cart of a subscription keeps beside its line. */
export interface SubscriptionPurchase {
  /** Null for a membership that is paid once. */
  readonly plan: SubscriptionPlan | null;
  /** When the buyer has agreed to be charged again and again, ISO 8601; null before. */
  readonly agreedAt: string | null;
}

/** How a subscription is taxed for ever: the rules and the place of its first charge (commerce, tax). */
export interface FrozenTax {
  readonly taxes: CheckoutRules['taxes'];
  readonly place: Destination | null;
  /** What its product was taxed as; absent for the standard class. */
  readonly taxClassId?: string;
  /** The taxes are those of a provider, which is told of every charge. */
  readonly isRecorded?: boolean;
}

type StartDeps = Pick<Deps, 'newId' | 'now'>;

/** Begins a subscription with the order of its first charge, once. */
export async function startSubscription(
  deps: StartDeps,
  tx: SiteTransaction,
  given: { readonly order: OrderRow; readonly lines: readonly OrderLineRow[]; readonly cart: CartRow },
): Promise<void> {
  const { order, lines, cart } = given;
  const [line] = lines;
  const payment = (await findPayments(tx, tx.siteId, order.id)).find((one) => one.saved_reference !== null);
  const site = await findSiteById(tx, tx.siteId);
  if (!line?.product_id || !line.variant_id || !site || order.site_user_id === null)
    throw new Error('a subscription lacks what it is made of');
  if (!payment) throw new Error('the card of a subscription was not saved');
  const plan = agreedPlan(cart);
  const anchor = {
    anchor_local: wallText(wallTimeOf(deps.now(), site.time_zone)),
    time_zone: site.time_zone,
  };
  const { period: every, numCycles } = plan;
  const period = { period_value: every.value, period_unit: every.unit, num_cycles: numCycles };
  const id = deps.newId();
  const nextAt = startOfCycle({ ...anchor, ...period }, 2);
  const begun = await insertSubscription(tx, {
    website_id: tx.siteId,
    id,
    site_user_id: order.site_user_id,
    ...soldColumns(order, line),
    ...{ product_id: line.product_id, variant_id: line.variant_id },
    ...period,
    ...anchor,
    next_at: nextAt,
    ...cardColumns(payment),
    tax: JSON.stringify(await frozenTax(tx, order, line.product_id)),
  });
  if (!begun) return;
  await askForSubscriptionMail(deps, tx, { subscriptionId: id, kind: 'started', key: '' });
  if (plan.numCycles === 1) await endSubscription(deps, tx, { id, reason: 'completed' });
  else await scheduleCycle(deps, tx, { subscriptionId: id, cycleNo: 2, dueAt: nextAt });
}

function agreedPlan(cart: CartRow): SubscriptionPlan {
  const { plan } = cart.purchase as SubscriptionPurchase;
  if (plan === null) throw new Error('a subscription has no plan');
  return plan;
}

function soldColumns(order: OrderRow, line: OrderLineRow) {
  const { product_id, variant_id, product_type, title, sku, image_id, quantity, unit_minor } = line;
  const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  return {
    ...{ product_id, variant_id, product_type, title, sku, image_id, quantity, unit_minor },
    attributes: JSON.stringify(line.attributes),
    email: order.email,
    order_id: order.id,
    currency: order.currency,
    shipping_address: json(order.shipping_address),
    billing_address: json(order.billing_address),
    shipping: json(order.shipping_option),
  };
}

function cardColumns(payment: PaymentRow) {
  return {
    provider: payment.provider,
    account_id: payment.account_id,
    saved_reference: payment.saved_reference ?? '',
    card_brand: payment.card_brand ?? '',
    card_last4: payment.card_last4 ?? '',
  };
}

async function frozenTax(tx: SiteTransaction, order: OrderRow, productId: string): Promise<FrozenTax> {
  const rules = (await findRules(tx, tx.siteId)).rules ?? noRules;
  const isPickup = (order.shipping_option as { kind?: string } | null)?.kind === 'pickup';
  const address = (order.shipping_address ?? order.billing_address) as Partial<Address> | null;
  const place = address?.country
    ? { country: address.country, region: address.region ?? '', postalCode: address.postalCode ?? '' }
    : null;
  const taxClassId = await findTaxClass(tx, tx.siteId, productId);
  const at = { place: isPickup ? rules.shopAddress : place, taxClassId };
  if (!(await findTaxDocument(tx, tx.siteId, order.id))) return { ...at, taxes: rules.taxes };
  const { included, rounding } = rules.taxes;
  const said = (await findTaxes(tx, tx.siteId, order.id)).map((row) => ruleSaid(row, taxClassId));
  return { ...at, taxes: { included, rounding, rules: said }, isRecorded: true };
}

// What a provider said of the first charge, as a rule that says the same for ever: of the goods, or of the shipping alone.
function ruleSaid(row: Row<'order_tax'>, taxClassId: string): KeptTaxRule {
  const onShipping = row.applies_to === 'shipping';
  return {
    id: `said-${String(row.position)}`,
    name: row.name,
    area: { country: '', region: '', postalRanges: [] },
    rate: percentText(row.rate_ppm),
    ...(onShipping ? { classRates: [{ classId: taxClassId, rate: '0' }] } : {}),
    onServices: true,
    onDigital: true,
    onShipping,
  };
}
