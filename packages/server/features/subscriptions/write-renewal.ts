import { mailboxKey } from '@veranda/domain/mail/mailbox-key';
import { insertCart, updateCart } from '@veranda/db/cart/writer';
import { findStoredDiscounts } from '@veranda/db/discounts/reader';
import { insertRenewedDiscounts } from '@veranda/db/discounts/writer';
import { findLines, findOrder } from '@veranda/db/orders/reader';
import { insertOrder, insertOrderTaxes, insertPayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { insertTaxDocument } from '@veranda/db/shipping/tax-documents';
import type { SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import type { Totals } from '@veranda/domain/cart/totals';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import { freshCartToken } from '../../services/commerce/carts/cart-cookie.ts';
import type { Deps } from '../../services/deps.ts';
import { newOrderKeyHash } from '../../services/commerce/orders/order-key.ts';
import type { FrozenTax } from '../../services/commerce/subscriptions/freeze-tax.ts';
import { renewalTotals } from '../../services/commerce/subscriptions/renewal-totals.ts';

/** Ids that are drawn before the transaction, so that a retry of it writes the same. */
export interface RenewalIds {
  readonly renewal: string;
  readonly cart: string;
  readonly order: string;
  readonly line: string;
  readonly payment: string;
}

interface RenewalOrder {
  readonly subscription: SubscriptionRecord;
  readonly ids: RenewalIds;
  readonly cartId: string | null;
}

/** Writes the order of a cycle as a draft, with the payment that is about to be asked for. */
export async function writeRenewalOrder(
  deps: Pick<Deps, 'newId' | 'now' | 'random' | 'settings'>,
  tx: SiteTransaction,
  renewalOrder: RenewalOrder,
): Promise<{ amountMinor: bigint }> {
  const { subscription, ids, cartId } = renewalOrder;
  const discounts = await findStoredDiscounts(tx, subscription.orderId);
  const totals = renewalTotals(subscription, discounts, deps.now());
  await lockedCart(deps, tx, renewalOrder);
  const first = await findOrder(tx, subscription.orderId);
  const [firstLine] = await findLines(tx, subscription.orderId);
  const line = {
    ...lineRow(renewalOrder, totals),
    additionalFields: json(firstLine?.additionalFields ?? null),
  };
  await insertOrder(
    tx,
    {
      id: ids.order,
      cartId: cartId ?? ids.cart,
      siteUserId: subscription.siteUserId,
      status: 'draft',
      fulfilmentStatus: subscription.shippingAddress === null ? 'none_needed' : 'unfulfilled',
      testMode: subscription.testMode,
      email: subscription.email,
      shippingAddress: json(subscription.shippingAddress),
      billingAddress: json(subscription.billingAddress),
      shippingOption: json(subscription.shipping),
      currency: subscription.currency,
      ...amountColumns(totals),
      authHash: newOrderKeyHash(deps, ids.order),
      locale: first?.locale ?? 'en-US',
    },
    [line],
  );
  await writeParts(tx, renewalOrder, totals);
  await writePayment(deps, tx, { subscription, ids, amountMinor: totals.grandTotalMinor });
  return { amountMinor: totals.grandTotalMinor };
}

// Writes discounts and taxes; a provider learns of every charge of a subscription whose first it has taxed.
async function writeParts(
  tx: SiteTransaction,
  input: { readonly subscription: SubscriptionRecord; readonly ids: RenewalIds },
  totals: Totals,
): Promise<void> {
  const { subscription, ids } = input;
  await insertOrderTaxes(tx, taxRows(ids, totals));
  const { isRecorded = false } = subscription.tax as FrozenTax;
  if (isRecorded && !subscription.testMode) await insertTaxDocument(tx, ids.order);
  await insertRenewedDiscounts(tx, discountRows(input, totals));
}

function amountColumns(totals: Totals) {
  return {
    subtotalMinor: totals.subtotalMinor,
    discountMinor: totals.discountMinor,
    shippingMinor: totals.shippingMinor,
    taxMinor: totals.taxMinor,
    includedTaxMinor: totals.includedTaxMinor,
    grandTotalMinor: totals.grandTotalMinor,
  };
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

function lineRow(
  { subscription, ids }: { readonly subscription: SubscriptionRecord; readonly ids: RenewalIds },
  totals: Totals,
) {
  const line = totals.lines.get('line');
  const { productId, variantId, productType, title, sku, imageId, quantity, unitMinor } = subscription;
  return {
    id: ids.line,
    orderId: ids.order,
    position: 0,
    productId,
    variantId,
    productType,
    title,
    sku,
    imageId,
    quantity,
    unitMinor,
    attributes: JSON.stringify(subscription.attributes),
    discountMinor: line?.discountMinor ?? 0n,
    taxMinor: line?.taxMinor ?? 0n,
    totalMinor: line?.netMinor ?? 0n,
  };
}

function taxRows(ids: RenewalIds, totals: Totals) {
  return totals.taxes.map((tax, position) => ({
    orderId: ids.order,
    position,
    name: tax.name,
    ratePpm: tax.ratePpm,
    included: tax.included,
    appliesTo: tax.on,
    baseMinor: tax.baseMinor,
    amountMinor: tax.amountMinor,
  }));
}

function discountRows(
  { subscription, ids }: { readonly subscription: SubscriptionRecord; readonly ids: RenewalIds },
  totals: Totals,
) {
  return totals.discounts.map(({ discount, amountMinor }) => ({
    orderId: ids.order,
    discountId: discount.id,
    name: discount.name,
    code: discount.code,
    email: mailboxKey(subscription.email),
    freeShipping: discount.effect.kind === 'free-shipping',
    amountMinor,
    renews: null,
  }));
}

// A cart of its own, which nobody holds the token of: its order comes of one, as every order does.
async function lockedCart(
  deps: Pick<Deps, 'random'>,
  tx: SiteTransaction,
  renewalOrder: RenewalOrder,
): Promise<void> {
  const { subscription, ids, cartId } = renewalOrder;
  const lock = { status: 'locked', orderId: ids.order };
  if (cartId !== null) return updateCart(tx, cartId, lock);
  await insertCart(tx, {
    id: ids.cart,
    tokenHash: freshCartToken(deps.random).hash,
    siteUserId: subscription.siteUserId,
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
  }: { readonly subscription: SubscriptionRecord; readonly ids: RenewalIds; readonly amountMinor: bigint },
): Promise<void> {
  await insertPayment(tx, {
    id: ids.payment,
    orderId: ids.order,
    provider: subscription.provider,
    accountId: subscription.accountId,
    status: 'created',
    amountMinor,
  });
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'reconcile-payment',
    dedupeKey: `reconcile:${ids.payment}`,
    payload: { paymentId: ids.payment },
    dueAt: new Date(deps.now() + checkoutTimes.reconcileAfter),
  });
}
