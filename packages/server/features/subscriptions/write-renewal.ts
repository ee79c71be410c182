import { mailboxKey } from '@veranda/domain/mail/mailbox-key';
import { insertCart, updateCart } from '@veranda/db/cart/writer';
import { findKeptDiscounts } from '@veranda/db/discounts/reader';
import { insertRenewedDiscounts } from '@veranda/db/discounts/writer';
import { findLines, findOrder } from '@veranda/db/orders/reader';
import { insertOrder, insertOrderTaxes, insertPayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { insertTaxDocument } from '@veranda/db/shipping/tax-documents';
import type { SubscriptionRow } from '@veranda/db/subscriptions/reader';
import type { Totals } from '@veranda/domain/cart/totals';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { freshCartToken } from '../../platform/carts/cart-cookie.ts';
import type { Deps } from '../../platform/deps.ts';
import { newOrderKeyHash } from '../../platform/orders/order-key.ts';
import type { FrozenTax } from '../../platform/subscriptions/freeze-tax.ts';
import { renewalTotals } from '../../platform/subscriptions/renewal-totals.ts';

/** Ids that are drawn before the transaction, so that a retry of it writes the same. */
export interface RenewalIds {
  readonly renewal: string;
  readonly cart: string;
  readonly order: string;
  readonly line: string;
  readonly payment: string;
}

/** Writes the order of a cycle as a draft, with the payment that is about to be asked for. */
export async function writeRenewalOrder(
  deps: Pick<Deps, 'newId' | 'now' | 'random' | 'settings'>,
  tx: SiteTransaction,
  given: { readonly subscription: SubscriptionRow; readonly ids: RenewalIds; readonly cartId: string | null },
): Promise<{ amountMinor: bigint }> {
  const { subscription, ids, cartId } = given;
  const kept = await findKeptDiscounts(tx, tx.siteId, subscription.order_id);
  const totals = renewalTotals(subscription, kept, deps.now());
  await lockedCart(deps, tx, given);
  const first = await findOrder(tx, tx.siteId, subscription.order_id);
  const [firstLine] = await findLines(tx, tx.siteId, subscription.order_id);
  const line = {
    ...lineRow(tx, given, totals),
    additional_fields: json(firstLine?.additional_fields ?? null),
  };
  await insertOrder(
    tx,
    {
      website_id: tx.siteId,
      id: ids.order,
      cart_id: cartId ?? ids.cart,
      site_user_id: subscription.site_user_id,
      status: 'draft',
      fulfilment_status: subscription.shipping_address === null ? 'none_needed' : 'unfulfilled',
      test_mode: subscription.test_mode,
      email: subscription.email,
      shipping_address: json(subscription.shipping_address),
      billing_address: json(subscription.billing_address),
      shipping_option: json(subscription.shipping),
      currency: subscription.currency,
      ...amountColumns(totals),
      auth_hash: newOrderKeyHash(deps, ids.order),
      locale: first?.locale ?? 'en-US',
    },
    [line],
  );
  await writeParts(tx, given, totals);
  await writePayment(deps, tx, { subscription, ids, amountMinor: totals.grandTotalMinor });
  return { amountMinor: totals.grandTotalMinor };
}

// What was taken off and taxed; a provider is told of every charge that it has taxed the first of.
async function writeParts(
  tx: SiteTransaction,
  given: { readonly subscription: SubscriptionRow; readonly ids: RenewalIds },
  totals: Totals,
): Promise<void> {
  const { subscription, ids } = given;
  await insertOrderTaxes(tx, taxRows(tx, ids, totals));
  const { isRecorded = false } = subscription.tax as FrozenTax;
  if (isRecorded && !subscription.test_mode) await insertTaxDocument(tx, tx.siteId, ids.order);
  await insertRenewedDiscounts(tx, discountRows(tx, given, totals));
}

function amountColumns(totals: Totals) {
  return {
    subtotal_minor: totals.subtotalMinor,
    discount_minor: totals.discountMinor,
    shipping_minor: totals.shippingMinor,
    tax_minor: totals.taxMinor,
    included_tax_minor: totals.includedTaxMinor,
    grand_total_minor: totals.grandTotalMinor,
  };
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

function lineRow(
  tx: SiteTransaction,
  { subscription, ids }: { readonly subscription: SubscriptionRow; readonly ids: RenewalIds },
  totals: Totals,
) {
  const line = totals.lines.get('line');
  const { product_id, variant_id, product_type, title, sku, image_id, quantity, unit_minor } = subscription;
  return {
    website_id: tx.siteId,
    id: ids.line,
    order_id: ids.order,
    position: 0,
    ...{ product_id, variant_id, product_type, title, sku, image_id, quantity, unit_minor },
    attributes: JSON.stringify(subscription.attributes),
    discount_minor: line?.discountMinor ?? 0n,
    tax_minor: line?.taxMinor ?? 0n,
    total_minor: line?.netMinor ?? 0n,
  };
}

function taxRows(tx: SiteTransaction, ids: RenewalIds, totals: Totals) {
  return totals.taxes.map((tax, position) => ({
    website_id: tx.siteId,
    order_id: ids.order,
    position,
    name: tax.name,
    rate_ppm: tax.ratePpm,
    included: tax.included,
    applies_to: tax.on,
    base_minor: tax.baseMinor,
    amount_minor: tax.amountMinor,
  }));
}

function discountRows(
  tx: SiteTransaction,
  { subscription, ids }: { readonly subscription: SubscriptionRow; readonly ids: RenewalIds },
  totals: Totals,
) {
  return totals.discounts.map(({ discount, amountMinor }) => ({
    website_id: tx.siteId,
    order_id: ids.order,
    discount_id: discount.id,
    name: discount.name,
    code: discount.code,
    email: mailboxKey(subscription.email),
    free_shipping: discount.effect.kind === 'free-shipping',
    amount_minor: amountMinor,
    renews: null,
  }));
}

// A cart of its own, which nobody holds the token of: its order comes of one, as every order does.
async function lockedCart(
  deps: Pick<Deps, 'random'>,
  tx: SiteTransaction,
  given: { readonly subscription: SubscriptionRow; readonly ids: RenewalIds; readonly cartId: string | null },
): Promise<void> {
  const { subscription, ids, cartId } = given;
  const lock = { status: 'locked', order_id: ids.order };
  if (cartId !== null) return updateCart(tx, { siteId: tx.siteId, cartId }, lock);
  await insertCart(tx, {
    website_id: tx.siteId,
    id: ids.cart,
    token_hash: freshCartToken(deps.random).hash,
    site_user_id: subscription.site_user_id,
    currency: subscription.currency,
    email: subscription.email,
    purpose: 'renewal',
    ...lock,
  });
}

async function writePayment(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  {
    subscription,
    ids,
    amountMinor,
  }: { readonly subscription: SubscriptionRow; readonly ids: RenewalIds; readonly amountMinor: bigint },
): Promise<void> {
  await insertPayment(tx, {
    website_id: tx.siteId,
    id: ids.payment,
    order_id: ids.order,
    provider: subscription.provider,
    account_id: subscription.account_id,
    status: 'created',
    amount_minor: amountMinor,
  });
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: tx.siteId,
    topic: 'reconcile-payment',
    dedupeKey: `reconcile:${ids.payment}`,
    payload: { paymentId: ids.payment },
    dueAt: new Date(deps.now() + checkoutTimes.reconcileAfter),
  });
}
