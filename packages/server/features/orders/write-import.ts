import { insertCart } from '@veranda/db/cart/writer';
import { insertOwnDiscounts } from '@veranda/db/discounts/writer';
import { insertOrder, insertOrderTaxes, insertPayment } from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { NewRow } from '@veranda/db/schema';
import { lineCodeOf } from '@veranda/domain/line-items/line-kind';
import { freshCartToken } from '../../platform/carts/cart-cookie.ts';
import type { Deps } from '../../platform/deps.ts';
import { newOrderKeyHash } from '../../platform/orders/order-key.ts';
import { manualProvider } from '../../platform/payments/payments.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';
import type { Import, ImportedSums } from './import-sums.ts';

/** Ids that are drawn before the transaction, so that a retry of it writes the same. */
export interface ImportIds {
  readonly order: string;
  readonly cart: string;
  readonly payment: string;
}

interface Written {
  readonly site: SiteEntry;
  readonly ids: ImportIds;
  readonly given: Import;
  readonly sums: ImportedSums;
}

/** Writes an imported order as a draft, with a cart that nobody holds the token of, and what was paid elsewhere. */
export async function writeImport(
  deps: Pick<Deps, 'newId' | 'random' | 'settings'>,
  tx: SiteTransaction,
  written: Written,
): Promise<void> {
  const { site, ids, given, sums } = written;
  await insertCart(tx, {
    website_id: site.id,
    id: ids.cart,
    token_hash: freshCartToken(deps.random).hash,
    site_user_id: null,
    currency: site.currency,
    email: given.body.email,
    status: 'locked',
    order_id: ids.order,
  });
  await insertOrder(tx, orderRow(deps, written), lineRows(deps, written));
  await insertOrderTaxes(tx, taxRows(written));
  await insertOwnDiscounts(tx, site.id, discountRows(written));
  if (sums.grandTotalMinor === 0n) return;
  await insertPayment(tx, {
    website_id: site.id,
    id: ids.payment,
    order_id: ids.order,
    provider: manualProvider,
    status: 'captured',
    amount_minor: sums.grandTotalMinor,
    captured_minor: sums.grandTotalMinor,
    method_name: given.body.channel,
  });
}

function orderRow(deps: Pick<Deps, 'settings'>, { site, ids, given, sums }: Written): NewRow<'orders'> {
  const { body } = given;
  const sent = sums.lines.some(({ kind }) => kind === 'physical');
  const note = [`Imported from ${body.channel}`, body.externalReference ?? ''].filter(Boolean).join(': ');
  return {
    website_id: site.id,
    id: ids.order,
    cart_id: ids.cart,
    site_user_id: null,
    status: 'draft',
    fulfilment_status: sent ? 'unfulfilled' : 'none_needed',
    test_mode: false,
    email: body.email,
    shipping_address: body.shippingAddress ? JSON.stringify(body.shippingAddress) : null,
    billing_address: body.billingAddress ? JSON.stringify(body.billingAddress) : null,
    shipping_option: null,
    note,
    customer_note: body.note ?? '',
    currency: site.currency,
    subtotal_minor: sums.subtotalMinor,
    discount_minor: sums.discountMinor,
    shipping_minor: sums.shippingMinor,
    tax_minor: sums.taxMinor,
    grand_total_minor: sums.grandTotalMinor,
    auth_hash: newOrderKeyHash(deps, ids.order),
    locale: site.language,
  };
}

function lineRows(deps: Pick<Deps, 'newId'>, { site, ids, sums }: Written): NewRow<'order_line'>[] {
  return sums.lines.map((line, position) => ({
    website_id: site.id,
    id: deps.newId(),
    order_id: ids.order,
    position,
    product_id: line.variant?.product_id ?? null,
    variant_id: line.variant?.id ?? null,
    product_type: lineCodeOf(line.kind),
    title: line.title,
    sku: line.sku,
    attributes: JSON.stringify(line.variant?.attributes ?? {}),
    image_id: line.variant?.image_id ?? null,
    quantity: line.quantity,
    additional_fields: null,
    unit_minor: line.unitMinor,
    discount_minor: line.discountMinor,
    tax_minor: line.taxMinor,
    total_minor: line.unitMinor * BigInt(line.quantity) - line.discountMinor,
  }));
}

// Of the tax is known what it comes to, and neither its rule nor its rate: that is told as 0.
function taxRows({ site, ids, sums }: Written): NewRow<'order_tax'>[] {
  if (sums.taxMinor === 0n) return [];
  return [
    {
      ...{ website_id: site.id, order_id: ids.order, position: 0, name: 'Tax', rate_ppm: 0n },
      ...{ included: false, applies_to: 'goods', amount_minor: sums.taxMinor },
      base_minor: sums.subtotalMinor - sums.discountMinor,
    },
  ];
}

function discountRows({ ids, given, sums }: Written) {
  if (sums.discountMinor === 0n) return [];
  const { channel, email } = given.body;
  const named = { name: channel, code: null, email: email.toLowerCase(), free_shipping: false };
  return [{ order_id: ids.order, ...named, amount_minor: sums.discountMinor }];
}
