import { findStoredDiscountsOf } from '@veranda/db/discounts/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { SubscriptionRecord } from '@veranda/db/subscriptions/reader';
import { lineKindOf } from '@veranda/domain/line-items/line-kind';
import { type Totals, totalsOf } from '@veranda/domain/cart/totals';
import { taxesOf } from '@veranda/domain/checkout/checkout-rules';
import { type StoredDiscount, renewDiscount } from '@veranda/domain/discounts/stored-discount';
import { parseStoredMinor } from '@veranda/domain/money/money';
import type { ShippingMethod } from '@veranda/domain/shipping/shipping-method';
import type { FrozenTax } from './freeze-tax.ts';

/** Terms agreed on with the first charge, as a row of a subscription stores them. */
type RenewalTerms = Pick<
  SubscriptionRecord,
  'productId' | 'productType' | 'quantity' | 'unitMinor' | 'weightGrams' | 'currency' | 'shipping' | 'tax'
>;

/**
 * Price of a cycle, by the one pipeline of cart and checkout: the price, the shipping and the tax of the
 * first charge, and those of its discounts that are for all charges.
 */
export function renewalTotals(
  terms: RenewalTerms,
  discounts: readonly StoredDiscount[],
  now: number,
): Totals {
  const key = { productId: terms.productId, currency: terms.currency };
  const method = frozenMethod(terms);
  const tax = terms.tax as FrozenTax;
  return totalsOf({
    lines: [
      {
        key: 'line',
        productId: terms.productId,
        categoryIds: [],
        kind: lineKindOf(terms.productType),
        unitMinor: terms.unitMinor,
        quantity: terms.quantity,
        weightGrams: terms.weightGrams,
        billing: 'renewal',
        taxClassId: tax.taxClassId ?? '',
      },
    ],
    rules: {
      discounts: discounts.map((discount) => renewDiscount(discount, key)),
      shipping: method === null ? [] : [method],
      tax: taxesOf(tax),
      minimumOrderMinor: 0n,
    },
    codes: [],
    usedByCustomer: new Set(),
    shippingOption: method?.id ?? null,
    shipTo: null,
    taxAt: tax.place,
    giftCards: [],
    now,
  });
}

/** Next charges of the subscriptions in minor units, by their ids: they are shown wherever a price is. */
export async function renewalAmounts(
  tx: SiteTransaction,
  rows: readonly SubscriptionRecord[],
  now: number,
): Promise<ReadonlyMap<string, bigint>> {
  const discountsByOrder = await findStoredDiscountsOf(
    tx,
    rows.map((row) => row.orderId),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      renewalTotals(row, discountsByOrder.get(row.orderId) ?? [], now).grandTotalMinor,
    ]),
  );
}

/** The same of one subscription. */
export async function renewalAmount(
  tx: SiteTransaction,
  row: SubscriptionRecord,
  now: number,
): Promise<bigint> {
  return (await renewalAmounts(tx, [row], now)).get(row.id) ?? 0n;
}

function frozenMethod({ shipping, currency }: RenewalTerms): ShippingMethod | null {
  if (shipping === null) return null;
  const { id, name, cost } = shipping as { id: string; name: string; cost: string };
  const perOrderMinor = parseStoredMinor(cost, currency);
  return {
    id,
    name,
    cost: { kind: 'flat', perOrderMinor, perItemMinor: 0n },
    areas: [],
    restOfWorld: false,
    freeFromMinor: null,
  };
}
