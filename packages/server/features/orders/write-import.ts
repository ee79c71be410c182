import { insertCart } from '@veranda/db/cart/writer';
import { insertOwnDiscounts } from '@veranda/db/discounts/writer';
import {
  insertOrder,
  insertOrderTaxes,
  insertPayment,
  type NewOrder,
  type NewOrderLine,
  type NewOrderTax,
} from '@veranda/db/orders/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { lineCodeOf } from '@veranda/domain/line-items/line-kind';
import { freshCartToken } from '../../services/commerce/carts/cart-cookie.ts';
import type { Deps } from '../../services/deps.ts';
import { newOrderKeyHash } from '../../services/commerce/orders/order-key.ts';
import { manualProvider } from '../../platform/payments/payments.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
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

/**
 * Writes an imported order as a draft, with a cart that nobody holds the token of, and what was paid
 * elsewhere.
 */
export async function writeImport(
  deps: Pick<Deps, 'newId' | 'random' | 'settings'>,
  tx: SiteTransaction,
  written: Written,
): Promise<void> {
  const { site, ids, given, sums } = written;
  await insertCart(tx, {
    id: ids.cart,
    tokenHash: freshCartToken(deps.random).hash,
    siteUserId: null,
    currency: site.currency,
    email: given.body.email,
    status: 'locked',
    orderId: ids.order,
  });
  await insertOrder(tx, orderRow(deps, written), lineRows(deps, written));
  await insertOrderTaxes(tx, taxRows(written));
  await insertOwnDiscounts(tx, discountRows(written));
  if (sums.grandTotalMinor === 0n) return;
  await insertPayment(tx, {
    id: ids.payment,
    orderId: ids.order,
    provider: manualProvider,
    status: 'captured',
    amountMinor: sums.grandTotalMinor,
    capturedMinor: sums.grandTotalMinor,
    methodName: given.body.channel,
  });
}

function orderRow(deps: Pick<Deps, 'settings'>, { site, ids, given, sums }: Written): NewOrder {
  const { body } = given;
  const sent = sums.lines.some(({ kind }) => kind === 'physical');
  const note = [`Imported from ${body.channel}`, body.externalReference ?? ''].filter(Boolean).join(': ');
  return {
    id: ids.order,
    cartId: ids.cart,
    siteUserId: null,
    status: 'draft',
    fulfilmentStatus: sent ? 'unfulfilled' : 'none_needed',
    testMode: false,
    email: body.email,
    shippingAddress: body.shippingAddress ? JSON.stringify(body.shippingAddress) : null,
    billingAddress: body.billingAddress ? JSON.stringify(body.billingAddress) : null,
    shippingOption: null,
    note,
    customerNote: body.note ?? '',
    currency: site.currency,
    subtotalMinor: sums.subtotalMinor,
    discountMinor: sums.discountMinor,
    shippingMinor: sums.shippingMinor,
    taxMinor: sums.taxMinor,
    grandTotalMinor: sums.grandTotalMinor,
    authHash: newOrderKeyHash(deps, ids.order),
    locale: site.language,
  };
}

function lineRows(deps: Pick<Deps, 'newId'>, { ids, sums }: Written): NewOrderLine[] {
  return sums.lines.map((line, position) => ({
    id: deps.newId(),
    orderId: ids.order,
    position,
    productId: line.variant?.productId ?? null,
    variantId: line.variant?.id ?? null,
    productType: lineCodeOf(line.kind),
    title: line.title,
    sku: line.sku,
    attributes: JSON.stringify(line.variant?.attributes ?? {}),
    imageId: line.variant?.imageId ?? null,
    quantity: line.quantity,
    additionalFields: null,
    unitMinor: line.unitMinor,
    discountMinor: line.discountMinor,
    taxMinor: line.taxMinor,
    totalMinor: line.unitMinor * BigInt(line.quantity) - line.discountMinor,
  }));
}

// Only the amount of the tax is known, neither its rule nor its rate: the rate is stored as 0.
function taxRows({ ids, sums }: Written): NewOrderTax[] {
  if (sums.taxMinor === 0n) return [];
  return [
    {
      orderId: ids.order,
      position: 0,
      name: 'Tax',
      ratePpm: 0n,
      included: false,
      appliesTo: 'goods',
      amountMinor: sums.taxMinor,
      baseMinor: sums.subtotalMinor - sums.discountMinor,
    },
  ];
}

function discountRows({ ids, given, sums }: Written) {
  if (sums.discountMinor === 0n) return [];
  const { channel, email } = given.body;
  const named = { name: channel, code: null, email: email.toLowerCase(), freeShipping: false };
  return [{ orderId: ids.order, ...named, amountMinor: sums.discountMinor }];
}
