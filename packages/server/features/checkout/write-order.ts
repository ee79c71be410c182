import { insertOrder, insertPayment } from '@veranda/db/orders/writer';
import type { NewRow } from '@veranda/db/schema';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { productCodeOf } from '@veranda/domain/catalog/codes';
import { checkoutTimes } from '@veranda/domain/checkout/checkout-times';
import type { LoadedCart } from '../../platform/carts/load-cart.ts';
import type { Deps } from '../../platform/deps.ts';
import { newOrderKeyHash } from '../../platform/orders/order-key.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** Ids that are drawn before the transaction, so that a retry of it writes the same. */
export interface CompletionIds {
  readonly order: string;
  readonly payment: string;
}

/** Writes an order as a draft, with its lines: copies of everything that was sold. */
export async function writeOrder(
  deps: Deps,
  tx: SiteTransaction,
  given: { readonly site: SiteEntry; readonly cart: LoadedCart; readonly orderId: string },
): Promise<void> {
  await insertOrder(tx, orderRow(deps, given), lineRows(deps, given));
}

interface Given {
  readonly site: SiteEntry;
  readonly cart: LoadedCart;
  readonly orderId: string;
}

function orderRow(deps: Deps, { site, cart, orderId }: Given): NewRow<'orders'> {
  const { row, totals } = cart;
  const shipped = cart.requiresShipping;
  return {
    website_id: site.id,
    id: orderId,
    cart_id: row.id,
    site_user_id: row.site_user_id,
    status: 'draft',
    fulfilment_status: shipped ? 'unfulfilled' : 'none_needed',
    test_mode: deps.payments.testMode,
    email: row.email ?? '',
    shipping_address: shipped ? JSON.stringify(row.shipping_address) : null,
    billing_address: JSON.stringify(row.billing_address ?? row.shipping_address),
    shipping_option: shipped && cart.rate ? JSON.stringify(cart.rate) : null,
    customer_note: row.note,
    currency: site.currency,
    subtotal_minor: totals.subtotalMinor,
    discount_minor: totals.discountMinor,
    shipping_minor: totals.shippingMinor,
    tax_minor: totals.taxMinor,
    grand_total_minor: totals.grandTotalMinor,
    auth_hash: newOrderKeyHash(deps, orderId),
    locale: site.language,
  };
}

function lineRows(deps: Deps, { site, cart, orderId }: Given): NewRow<'order_line'>[] {
  return cart.entries.map(({ line, unitMinor }, position) => ({
    website_id: site.id,
    id: deps.newId(),
    order_id: orderId,
    position,
    product_id: line.productId,
    variant_id: line.variantId,
    product_type: productCodeOf(line.item?.kind ?? 'physical'),
    title: line.item?.title ?? '',
    sku: line.item?.sku ?? '',
    attributes: JSON.stringify(line.item?.attributes ?? {}),
    image_id: line.item?.image?.id ?? null,
    quantity: line.quantity,
    unit_minor: unitMinor,
    total_minor: cart.totals.lineTotals.get(line.id) ?? 0n,
  }));
}

/** Writes the payment that is about to be asked for, with the job that asks after it. */
export async function writePayment(
  deps: Deps,
  tx: SiteTransaction,
  given: { readonly ids: CompletionIds; readonly amountMinor: bigint },
): Promise<void> {
  const { ids, amountMinor } = given;
  await insertPayment(tx, {
    website_id: tx.siteId,
    id: ids.payment,
    order_id: ids.order,
    provider: deps.payments.name,
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
