import type { ItemFields } from './item-fields.ts';
import type { ParcelSize } from '../line-items/parcel-item.ts';
import type { LineKind } from '../line-items/line-kind.ts';

/** A variant as a cart needs it, read anew for every price. Amounts are minor units. */
export interface CartItem {
  readonly kind: LineKind;
  readonly title: string;
  /** The store page that it stands in; empty texts for none. */
  readonly collection: { readonly id: string; readonly name: string };
  /** `/shop/p/mug`. */
  readonly path: string;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: bigint;
  /** Null for none. It counts only while `onSale`. */
  readonly salePriceMinor: bigint | null;
  readonly onSale: boolean;
  readonly weightGrams: number;
  /** Of one unit; null for what has none. */
  readonly size: ParcelSize | null;
  /** Categories that it stands in, and those above them. */
  readonly categoryIds: readonly string[];
  readonly profileId: string;
  readonly taxClassId: string;
  readonly image: { readonly id: string; readonly storageKey: string; readonly altText: string } | null;
  /** What can be had; null is without limit. What the cart holds itself counts as available. */
  readonly available: number | null;
}

/** An entry of a cart with what it is today; `item` is null when it is gone or hidden. */
export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** What it is called, also when it cannot be bought any more; '' when it is gone for good. */
  readonly title: string;
  /** What one unit cost when it was put in. */
  readonly seenMinor: bigint;
  /** Form that is filled in for the product; null for none. */
  readonly formId: string | null;
  /** What was filled in. */
  readonly fields: ItemFields | null;
  readonly item: CartItem | null;
}

/** What one unit costs now: the sale price while it is on sale (commerce, totals pipeline 1). */
export function unitMinorOf(item: Pick<CartItem, 'onSale' | 'salePriceMinor' | 'priceMinor'>): bigint {
  return item.onSale && item.salePriceMinor !== null ? item.salePriceMinor : item.priceMinor;
}

/** Message codes of what stands in the way of a line; lines of one variant share what is left of it. */
export type LineProblem = 'item-unavailable' | 'not-enough-stock';

/** What stands in the way of each line that has a problem, by line. */
export function lineProblems(lines: readonly CartLine[]): ReadonlyMap<string, LineProblem> {
  const wanted = new Map<string, number>();
  for (const line of lines) wanted.set(line.variantId, (wanted.get(line.variantId) ?? 0) + line.quantity);
  return new Map(
    lines.flatMap((line): [string, LineProblem][] => {
      if (line.item === null) return [[line.id, 'item-unavailable']];
      const { available } = line.item;
      const short = available !== null && available < (wanted.get(line.variantId) ?? 0);
      return short ? [[line.id, 'not-enough-stock']] : [];
    }),
  );
}
