import type { ItemFields } from './item-fields.ts';
import type { ParcelSize } from '../line-items/parcel-item.ts';
import type { LineKind } from '../line-items/line-kind.ts';

/** A variant as a cart needs it, read again for every price. Amounts are minor units. */
export interface CartItem {
  readonly kind: LineKind;
  readonly title: string;
  /** The store page that it is in; empty texts for none. */
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
  /** Size of one unit; null for what has none. */
  readonly size: ParcelSize | null;
  /** Categories that it is in, and those above them. */
  readonly categoryIds: readonly string[];
  readonly profileId: string;
  readonly taxClassId: string;
  readonly image: { readonly id: string; readonly storageKey: string; readonly altText: string } | null;
  /** Units available, including those in the cart itself; null is unlimited. */
  readonly available: number | null;
}

/** An entry of a cart with what it is today; `item` is null when it is gone or hidden. */
export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly variantId: string;
  readonly quantity: number;
  /** Title, also of an item no longer for sale; '' after it was deleted. */
  readonly title: string;
  /** Unit price when the item was added. */
  readonly seenMinor: bigint;
  /** Form that is filled in for the product; null for none. */
  readonly formId: string | null;
  /** Answers to the item's form. */
  readonly fields: ItemFields | null;
  readonly item: CartItem | null;
}

/** Current unit price: the sale price while the item is on sale. */
export function unitMinorOf(item: Pick<CartItem, 'onSale' | 'salePriceMinor' | 'priceMinor'>): bigint {
  return item.onSale && item.salePriceMinor !== null ? item.salePriceMinor : item.priceMinor;
}

/** Message codes of the problem that prevents a line; lines of one variant share what is left of it. */
export type LineProblem = 'item-unavailable' | 'not-enough-stock';

/** Problems that keep lines from being bought, by line. */
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
