import { mailboxKey } from '@veranda/domain/mail/mailbox-key';
import { countUses, insertOwnDiscounts } from '@veranda/db/discounts/writer';
import { insertOrder, insertOrderTaxes } from '@veranda/db/orders/writer';
import type { NewRow } from '@veranda/db/schema';
import { insertTaxDocument } from '@veranda/db/shipping/tax-documents';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { lineCodeOf } from '@veranda/domain/line-items/line-kind';
import type { Discount } from '@veranda/domain/discounts/discount';
import { keepDiscount } from '@veranda/domain/discounts/kept-discount';
import { toMajor } from '@veranda/domain/money/money';
import { readDraft } from '../carts/draft-terms.ts';
import type { LoadedCart } from '../carts/load-cart.ts';
import type { Deps } from '../deps.ts';
import { newOrderKeyHash } from './order-key.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import { freezeTax } from '../subscriptions/freeze-tax.ts';

/**
 * Writes an order as a draft, with copies of everything that was sold, taken off and taxed.
 * @returns false when a discount was used up meanwhile: the transaction must be taken back
 */
export async function writeOrder(deps: Deps, tx: SiteTransaction, given: Given): Promise<boolean> {
  await insertOrder(tx, orderRow(deps, given), lineRows(deps, given));
  await insertOrderTaxes(tx, taxRows(given));
  // A provider is told of what was sold, not of what was tried.
  const isTold = given.cart.totals.taxedBy === 'provider' && !given.testMode;
  if (isTold) await insertTaxDocument(tx, given.site.id, given.orderId);
  const discounts = discountRows(given);
  if (given.cart.row.purpose !== 'draft') return countUses(tx, given.site.id, discounts);
  await insertOwnDiscounts(
    tx,
    given.site.id,
    discounts.map(({ discount_id: _none, ...row }) => row),
  );
  return true;
}

interface Given {
  readonly site: SiteEntry;
  readonly cart: LoadedCart;
  readonly orderId: string;
  /** No money moves. */
  readonly testMode: boolean;
}

function orderRow(deps: Deps, { site, cart, orderId, testMode }: Given): NewRow<'orders'> {
  const { row, totals } = cart;
  const shipped = cart.requiresShipping;
  return {
    website_id: site.id,
    id: orderId,
    cart_id: row.id,
    site_user_id: row.site_user_id,
    status: 'draft',
    fulfilment_status: shipped ? 'unfulfilled' : 'none_needed',
    test_mode: testMode,
    email: row.email ?? '',
    shipping_address: shipped ? JSON.stringify(row.shipping_address) : null,
    billing_address: JSON.stringify(row.billing_address ?? row.shipping_address),
    shipping_option: shippingText(cart, site.currency),
    customer_note: row.note,
    newsletter_consent_at: row.wants_newsletter ? new Date(deps.now()) : null,
    currency: site.currency,
    subtotal_minor: totals.subtotalMinor,
    discount_minor: totals.discountMinor,
    shipping_minor: totals.shippingMinor,
    tax_minor: totals.taxMinor,
    included_tax_minor: totals.includedTaxMinor,
    grand_total_minor: totals.grandTotalMinor,
    auth_hash: newOrderKeyHash(deps, orderId),
    locale: site.language,
    note: readDraft(row)?.note ?? '',
    source: row.purpose === 'draft' ? 'draft' : 'checkout',
    renewal_tax: row.purpose === 'subscription' ? JSON.stringify(freezeTax(cart)) : null,
  };
}

function lineRows(deps: Deps, { site, cart, orderId }: Given): NewRow<'order_line'>[] {
  return cart.entries.map(({ line, unitMinor }, position) => ({
    website_id: site.id,
    id: deps.newId(),
    order_id: orderId,
    position,
    // A line that the owner wrote is of no product.
    product_id: line.productId || null,
    variant_id: line.variantId || null,
    product_type: lineCodeOf(line.item?.kind ?? 'physical'),
    title: line.item?.title ?? '',
    sku: line.item?.sku ?? '',
    attributes: JSON.stringify(line.item?.attributes ?? {}),
    image_id: line.item?.image?.id ?? null,
    quantity: line.quantity,
    additional_fields: line.fields === null ? null : JSON.stringify(line.fields),
    unit_minor: unitMinor,
    discount_minor: cart.totals.lines.get(line.id)?.discountMinor ?? 0n,
    tax_minor: cart.totals.lines.get(line.id)?.taxMinor ?? 0n,
    total_minor: cart.totals.lines.get(line.id)?.netMinor ?? 0n,
  }));
}

function shippingText(cart: LoadedCart, currency: string): string | null {
  const { quote } = cart.totals;
  if (quote === null) return null;
  const { id, name, cost } = quote.method;
  const parts = quote.parts.map((part) => ({
    profileId: part.method.profileId ?? '',
    name: part.method.name,
    cost: toMajor(part.costMinor, currency),
  }));
  const several = parts.length > 1 ? { parts } : {};
  return JSON.stringify({ id, name, kind: cost.kind, cost: toMajor(quote.costMinor, currency), ...several });
}

function taxRows({ site, cart, orderId }: Given): NewRow<'order_tax'>[] {
  return cart.totals.taxes.map((tax, position) => ({
    website_id: site.id,
    order_id: orderId,
    position,
    name: tax.name,
    rate_ppm: tax.ratePpm,
    included: tax.included,
    applies_to: tax.on,
    base_minor: tax.baseMinor,
    amount_minor: tax.amountMinor,
  }));
}

// A subscription keeps what its later charges have of the discounts of the first.
function discountRows({ site, cart, orderId }: Given) {
  const renews = (discount: Discount): string | null =>
    cart.row.purpose === 'subscription' && discount.subscriptions === 'all'
      ? JSON.stringify(keepDiscount(discount, site.currency))
      : null;
  return cart.totals.discounts.map(({ discount, amountMinor }) => ({
    order_id: orderId,
    discount_id: discount.id,
    name: discount.name,
    code: discount.code,
    email: mailboxKey(cart.row.email),
    free_shipping: discount.effect.kind === 'free-shipping',
    amount_minor: amountMinor,
    renews: renews(discount),
  }));
}
