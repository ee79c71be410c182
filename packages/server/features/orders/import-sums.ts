import type { ImportedOrder } from '@veranda/contracts/api-orders';
import type { SellableVariant } from '@veranda/db/catalog/api-reader';
import { type ProductKind, productKindOf } from '@veranda/domain/catalog/codes';
import { splitByLargestRemainder } from '@veranda/domain/money/split';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { readMoney } from '../../services/commerce/api-resources/given-money.ts';

/** Import of an order, its actor, and the id of the order that it makes: the same again is the same order. */
export interface Import {
  readonly body: ImportedOrder;
  readonly actor: string;
  readonly id: string;
}

/** A line of an imported order. */
interface ImportedLine {
  /** Null for a line of no product. */
  readonly variant: SellableVariant | null;
  readonly title: string;
  readonly sku: string;
  readonly kind: ProductKind;
  readonly quantity: number;
  readonly unitMinor: bigint;
  readonly discountMinor: bigint;
  readonly taxMinor: bigint;
}

type ReadLine = Omit<ImportedLine, 'discountMinor' | 'taxMinor'>;

/** Sums of an imported order, in minor units. */
export interface ImportedSums {
  readonly lines: readonly ImportedLine[];
  readonly subtotalMinor: bigint;
  readonly discountMinor: bigint;
  readonly shippingMinor: bigint;
  readonly taxMinor: bigint;
  readonly grandTotalMinor: bigint;
}

/**
 * Sums an imported order up as its sender says; discount and tax are split over the lines by what they cost.
 */
export function sumsOfImport(
  body: ImportedOrder,
  currency: string,
  variants: ReadonlyMap<string, SellableVariant>,
): ImportedSums | Refusal {
  const read: ReadLine[] = [];
  for (const [at, line] of body.lineItems.entries()) {
    const one = readLine(line, { currency, field: `lineItems.${String(at)}`, variants });
    if (isRefusal(one)) return one;
    read.push(one);
  }
  const [discount, shipping, tax] = [
    amountOf(body.discountTotal, currency, 'discountTotal'),
    amountOf(body.shippingTotal, currency, 'shippingTotal'),
    amountOf(body.taxTotal, currency, 'taxTotal'),
  ] as const;
  if (isRefusal(discount)) return discount;
  if (isRefusal(shipping)) return shipping;
  if (isRefusal(tax)) return tax;
  const costs = read.map((line) => line.unitMinor * BigInt(line.quantity));
  const subtotal = costs.reduce((sum, cost) => sum + cost, 0n);
  if (discount > subtotal) return refuse('discount-too-high', { field: 'discountTotal' });
  const discounts = splitByLargestRemainder(discount, costs);
  const weights =
    subtotal > discount ? costs.map((cost, at) => cost - (discounts[at] ?? 0n)) : costs.map(() => 1n);
  const taxes = splitByLargestRemainder(tax, weights);
  return {
    lines: read.map((line, at) => ({
      ...line,
      discountMinor: discounts[at] ?? 0n,
      taxMinor: taxes[at] ?? 0n,
    })),
    subtotalMinor: subtotal,
    discountMinor: discount,
    shippingMinor: shipping,
    taxMinor: tax,
    grandTotalMinor: subtotal - discount + shipping + tax,
  };
}

function readLine(
  line: ImportedOrder['lineItems'][number],
  given: {
    readonly currency: string;
    readonly field: string;
    readonly variants: ReadonlyMap<string, SellableVariant>;
  },
): ReadLine | Refusal {
  const { currency, field } = given;
  const price = line.unitPrice ? readMoney(line.unitPrice, currency, `${field}.unitPrice`) : null;
  if (isRefusal(price)) return price;
  const { title, sku, quantity } = line;
  if (line.variantId === undefined) {
    if (title === undefined || price === null) return refuse('line-unnamed', { field });
    return { variant: null, kind: 'physical', title, sku: sku ?? '', quantity, unitMinor: price };
  }
  const variant = given.variants.get(line.variantId);
  if (!variant) return refuse('unknown-variant', { field: `${field}.variantId` });
  const kind = productKindOf(variant.productType);
  if (kind === 'gift-card') return refuse('kind-not-imported', { field: `${field}.variantId` });
  const names = { title: title ?? variant.title, sku: sku ?? variant.sku };
  return { variant, kind, ...names, quantity, unitMinor: price ?? ownPrice(variant) };
}

function ownPrice({ onSale, salePriceMinor, priceMinor }: SellableVariant): bigint {
  return onSale && salePriceMinor !== null ? salePriceMinor : priceMinor;
}

function amountOf(
  money: { readonly value: string; readonly currency: string } | undefined,
  currency: string,
  field: string,
): bigint | Refusal {
  return money === undefined ? 0n : readMoney(money, currency, field);
}
