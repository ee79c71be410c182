import { mailboxKey } from '@veranda/domain/mail/mailbox-key';
import { countUses, insertOwnDiscounts } from '@veranda/db/discounts/writer';
import {
  insertOrder,
  insertOrderTaxes,
  type NewOrder,
  type NewOrderLine,
  type NewOrderTax,
} from '@veranda/db/orders/writer';
import { insertTaxDocument } from '@veranda/db/shipping/tax-documents';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { lineCodeOf } from '@veranda/domain/line-items/line-kind';
import type { Discount } from '@veranda/domain/discounts/discount';
import { keepDiscount } from '@veranda/domain/discounts/stored-discount';
import { toMajor } from '@veranda/domain/money/money';
import { readDraft } from '../carts/draft-terms.ts';
import type { LoadedCart } from '../carts/load-cart.ts';
import type { CommerceDeps } from '../deps.ts';
import { newOrderKeyHash } from './order-key.ts';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';
import { freezeTax } from '../subscriptions/freeze-tax.ts';

/**
 * Writes an order as a draft, with copies of everything that was sold, taken off and taxed.
 * @returns false when a discount was used up in the meantime: the transaction must be taken back
 */
export async function writeOrder(deps: CommerceDeps, tx: SiteTransaction, input: Given): Promise<boolean> {
  await insertOrder(tx, orderRow(deps, input), lineRows(deps, input));
  await insertOrderTaxes(tx, taxRows(input));
  // A provider learns of sales, not of attempts.
  const isReported = input.cart.totals.taxedBy === 'provider' && !input.testMode;
  if (isReported) await insertTaxDocument(tx, input.orderId);
  const discounts = discountRows(input);
  if (input.cart.row.purpose !== 'draft') return countUses(tx, discounts);
  await insertOwnDiscounts(
    tx,
    discounts.map(({ discountId: _none, ...row }) => row),
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

function orderRow(deps: CommerceDeps, { site, cart, orderId, testMode }: Given): NewOrder {
  const { row, totals } = cart;
  const shipped = cart.requiresShipping;
  return {
    id: orderId,
    cartId: row.id,
    siteUserId: row.siteUserId,
    status: 'draft',
    fulfilmentStatus: shipped ? 'unfulfilled' : 'none_needed',
    testMode,
    email: row.email ?? '',
    shippingAddress: shipped ? JSON.stringify(row.shippingAddress) : null,
    billingAddress: JSON.stringify(row.billingAddress ?? row.shippingAddress),
    shippingOption: shippingText(cart, site.currency),
    customerNote: row.note,
    newsletterConsentAt: row.wantsNewsletter ? new Date(deps.now()) : null,
    currency: site.currency,
    subtotalMinor: totals.subtotalMinor,
    discountMinor: totals.discountMinor,
    shippingMinor: totals.shippingMinor,
    taxMinor: totals.taxMinor,
    includedTaxMinor: totals.includedTaxMinor,
    grandTotalMinor: totals.grandTotalMinor,
    authHash: newOrderKeyHash(deps, orderId),
    locale: site.language,
    note: readDraft(row)?.note ?? '',
    source: row.purpose === 'draft' ? 'draft' : 'checkout',
    renewalTax: row.purpose === 'subscription' ? JSON.stringify(freezeTax(cart)) : null,
  };
}

function lineRows(deps: CommerceDeps, { cart, orderId }: Given): NewOrderLine[] {
  return cart.entries.map(({ line, unitMinor }, position) => ({
    id: deps.newId(),
    orderId,
    position,
    // A line that the owner wrote is of no product.
    productId: line.productId || null,
    variantId: line.variantId || null,
    productType: lineCodeOf(line.item?.kind ?? 'physical'),
    title: line.item?.title ?? '',
    sku: line.item?.sku ?? '',
    attributes: JSON.stringify(line.item?.attributes ?? {}),
    imageId: line.item?.image?.id ?? null,
    quantity: line.quantity,
    additionalFields: line.fields === null ? null : JSON.stringify(line.fields),
    unitMinor,
    discountMinor: cart.totals.lines.get(line.id)?.discountMinor ?? 0n,
    taxMinor: cart.totals.lines.get(line.id)?.taxMinor ?? 0n,
    totalMinor: cart.totals.lines.get(line.id)?.netMinor ?? 0n,
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

function taxRows({ cart, orderId }: Given): NewOrderTax[] {
  return cart.totals.taxes.map((tax, position) => ({
    orderId,
    position,
    name: tax.name,
    ratePpm: tax.ratePpm,
    included: tax.included,
    appliesTo: tax.on,
    baseMinor: tax.baseMinor,
    amountMinor: tax.amountMinor,
  }));
}

// A subscription keeps what its later charges have of the discounts of the first.
function discountRows({ site, cart, orderId }: Given) {
  const renews = (discount: Discount): string | null =>
    cart.row.purpose === 'subscription' && discount.subscriptions === 'all'
      ? JSON.stringify(keepDiscount(discount, site.currency))
      : null;
  return cart.totals.discounts.map(({ discount, amountMinor }) => ({
    orderId,
    discountId: discount.id,
    name: discount.name,
    code: discount.code,
    email: mailboxKey(cart.row.email),
    freeShipping: discount.effect.kind === 'free-shipping',
    amountMinor,
    renews: renews(discount),
  }));
}
