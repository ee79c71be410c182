import { findCartByToken } from '@veranda/db/cart/reader';
import { updateCart } from '@veranda/db/cart/writer';
import { lockDemand, reserve } from '@veranda/db/checkout/stock';
import { findOrder, findPayments, type OrderRow, type PaymentRow } from '@veranda/db/orders/reader';
import { insertOrder, insertPayment } from '@veranda/db/orders/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { countsStock, productCodeOf } from '@veranda/domain/catalog/codes';
import { type Card, cardProblems } from '@veranda/domain/checkout/card';
import { toWireCents } from '@veranda/domain/money/wire';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { createHash } from 'node:crypto';
import { type LoadedCart, loadCart } from '../../platform/carts/load-cart.ts';
import { orderKey } from '../../platform/orders/order-key.ts';
import { placeOrder, settlePayment } from '../../platform/orders/settle-payment.ts';
import type { Deps } from '../../platform/deps.ts';
import type { PaymentOutcome } from '../../platform/payments/payment-gateway.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import { checkoutProblems } from './check-checkout.ts';

/** The order after an attempt to pay, with the key that shows it without a login. */
export interface Completed {
  readonly order: OrderRow;
  readonly payment: PaymentRow | null;
  readonly auth: string;
}

/** What the browser asks for. */
export interface CompletionRequest {
  readonly tokenHash: Uint8Array;
  readonly expectedGrandTotalCents: number;
  readonly card: Card | null;
}

/** Milliseconds after which the provider's answer counts as unknown. */
const providerPatience = 10_000;
const lockLife = 10 * 60_000;

/**
 * Pays and places the order (commerce, completion). First transaction: everything is checked and written, nothing is
 * paid. Then the provider is called, outside of any transaction. Second transaction: what came of it.
 */
export async function completeCheckout(
  deps: Deps,
  site: SiteEntry,
  request: CompletionRequest,
): Promise<Completed | Refusal> {
  const ids = { order: deps.newId(), payment: deps.newId() };
  const prepared = await deps.db.forSite(site.id, (tx) => prepare(deps, tx, site, request, ids));
  if (isRefusal(prepared)) return prepared;
  if (prepared.kind === 'there') return finished(deps, site, prepared.orderId);
  if (prepared.amountMinor > 0n) {
    const outcome = await charge(deps, site, request, { ...ids, amountMinor: prepared.amountMinor });
    const settled = await settlePayment(deps, site.id, ids.payment, outcome);
    if (settled.payment.status === 'failed')
      return refuse('payment-declined', {
        field: 'cardNumber',
        params: { reason: settled.payment.failure ?? '' },
      });
  }
  return finished(deps, site, ids.order);
}

type Prepared =
  | { readonly kind: 'there'; readonly orderId: string }
  | { readonly kind: 'written'; readonly amountMinor: bigint };

async function prepare(
  deps: Deps,
  tx: SiteTransaction,
  site: SiteEntry,
  request: CompletionRequest,
  ids: { readonly order: string; readonly payment: string },
): Promise<Prepared | Refusal> {
  const row = await findCartByToken(tx, site.id, request.tokenHash, true);
  if (!row) return refuse('cart-empty');
  // Whoever comes second, by a double click or with another key, gets the order that is there.
  if (row.order_id !== null && (row.status === 'purchased' || row.status === 'locked'))
    return { kind: 'there', orderId: row.order_id };
  const cart = await loadCart(tx, site, row);
  if (cart.entries.length === 0) return refuse('cart-empty');
  const expected = toWireCents(cart.totals.grandTotalMinor, site.currency);
  if (expected !== request.expectedGrandTotalCents)
    return refuse('CART_CHANGED', { field: 'expectedGrandTotalCents' });
  const today = new Date(deps.now());
  const problems = [
    ...checkoutProblems(cart),
    ...(cart.totals.grandTotalMinor === 0n
      ? []
      : request.card === null
        ? [refuse('payment-missing', { field: 'cardNumber' })]
        : cardProblems(request.card, { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 })),
  ];
  const [first, ...also] = problems;
  if (first) return { ...first, also };
  const demands = demandsOf(cart);
  const { short, limited } = await lockDemand(tx, site.id, row.id, demands);
  if (short.length > 0) return refuse('not-enough-stock', { field: 'cart' });
  const expiresAt = new Date(deps.now() + lockLife);
  await writeOrder(deps, tx, { site, cart, ids });
  await reserve(tx, site.id, {
    cartId: row.id,
    orderId: ids.order,
    expiresAt,
    demands: limited,
    newId: deps.newId,
  });
  await updateCart(tx, site.id, row.id, { status: 'locked', locked_until: expiresAt, order_id: ids.order });
  const amountMinor = cart.totals.grandTotalMinor;
  if (amountMinor === 0n) {
    const order = await findOrder(tx, site.id, ids.order, true);
    if (order) await placeOrder(deps, tx, order);
    return { kind: 'written', amountMinor };
  }
  await insertPayment(tx, {
    website_id: site.id,
    id: ids.payment,
    order_id: ids.order,
    provider: deps.payments.name,
    status: 'created',
    amount_minor: amountMinor,
  });
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: site.id,
    topic: 'reconcile-payment',
    dedupeKey: `reconcile:${ids.payment}`,
    payload: { paymentId: ids.payment },
    dueAt: new Date(deps.now() + 60_000),
  });
  return { kind: 'written', amountMinor };
}

/** What a cart needs of each variant that is counted; lines of one variant are summed. */
export function demandsOf(cart: LoadedCart): { variantId: string; quantity: number }[] {
  const wanted = new Map<string, number>();
  for (const { product, variant, row } of cart.entries)
    if (product && variant && countsStock(product.kind))
      wanted.set(variant.id, (wanted.get(variant.id) ?? 0) + row.quantity);
  return [...wanted].map(([variantId, quantity]) => ({ variantId, quantity }));
}

async function writeOrder(
  deps: Deps,
  tx: SiteTransaction,
  { site, cart, ids }: { site: SiteEntry; cart: LoadedCart; ids: { order: string } },
): Promise<void> {
  const { row, totals } = cart;
  const shipped = cart.requiresShipping;
  await insertOrder(
    tx,
    {
      website_id: site.id,
      id: ids.order,
      cart_id: row.id,
      status: 'draft',
      fulfilment_status: shipped ? 'unfulfilled' : 'none_needed',
      test_mode: deps.payments.testMode,
      email: row.email ?? '',
      shipping_address: shipped ? JSON.stringify(row.shipping_address) : null,
      billing_address: JSON.stringify(row.billing_address ?? row.shipping_address),
      shipping_option: shipped && cart.rate ? JSON.stringify(cart.rate) : null,
      note: '',
      currency: site.currency,
      subtotal_minor: totals.subtotalMinor,
      discount_minor: totals.discountMinor,
      shipping_minor: totals.shippingMinor,
      tax_minor: totals.taxMinor,
      grand_total_minor: totals.grandTotalMinor,
      auth_hash: createHash('sha256').update(orderKey(deps, ids.order)).digest(),
      locale: site.language,
    },
    cart.entries.map((entry, position) => ({
      website_id: site.id,
      id: deps.newId(),
      order_id: ids.order,
      position,
      product_id: entry.row.product_id,
      variant_id: entry.row.variant_id,
      product_type: productCodeOf(entry.product?.kind ?? 'physical'),
      title: entry.product?.title ?? '',
      sku: entry.variant?.sku ?? '',
      attributes: JSON.stringify(entry.variant?.attributes ?? {}),
      image_id: entry.image?.id ?? null,
      quantity: entry.row.quantity,
      unit_minor: entry.unitMinor,
      total_minor: totals.lineTotals.get(entry.row.id) ?? 0n,
    })),
  );
}

async function charge(
  deps: Deps,
  site: SiteEntry,
  request: CompletionRequest,
  ids: { readonly order: string; readonly payment: string; readonly amountMinor: bigint },
): Promise<PaymentOutcome> {
  if (!request.card) return { kind: 'unknown' };
  const answer = deps.payments.charge({
    paymentId: ids.payment,
    siteId: site.id,
    amountMinor: ids.amountMinor,
    currency: site.currency,
    method: { kind: 'test-card', ...request.card },
    description: site.title,
  });
  const patience = new Promise<PaymentOutcome>((resolve) => {
    setTimeout(() => resolve({ kind: 'unknown' }), providerPatience).unref();
  });
  return Promise.race([answer, patience]).catch((error: unknown): PaymentOutcome => {
    deps.log.error({ error, payment: ids.payment }, 'payment: the provider failed');
    return { kind: 'unknown' };
  });
}

async function finished(deps: Deps, site: SiteEntry, orderId: string): Promise<Completed> {
  return deps.db.forSite(site.id, async (tx) => {
    const order = await findOrder(tx, site.id, orderId);
    if (!order) throw new Error('an order that was just written is missing');
    const payment = (await findPayments(tx, site.id, orderId)).at(-1) ?? null;
    return { order, payment, auth: orderKey(deps, orderId) };
  });
}
