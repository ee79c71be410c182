/**
 * A product type by name; the numbers of storefront §3 and the names of the product CSV stay at the edges.
 */
export type ProductKind = 'physical' | 'digital' | 'service' | 'gift-card' | 'paywall';

/** A product's own state: products are live data and do not wait for the site to be published. */
export type ProductState = 'draft' | 'scheduled' | 'published' | 'hidden';

/**
 * The product types: number on the wire, name in a product CSV, and whether stock is counted (storefront §4).
 */
export const productTypes = [
  { code: 1, kind: 'physical', csvName: 'PHYSICAL', countsStock: true },
  { code: 2, kind: 'digital', csvName: 'DIGITAL', countsStock: false },
  { code: 3, kind: 'service', csvName: 'SERVICE', countsStock: true },
  { code: 4, kind: 'gift-card', csvName: 'GIFT_CARD', countsStock: false },
  { code: 5, kind: 'paywall', csvName: 'PAYWALL', countsStock: false },
] as const satisfies readonly { code: number; kind: ProductKind; csvName: string; countsStock: boolean }[];

/** Record type of a store item (administration §3). */
export const storeItemRecordType = 11;

/** The product type of a number. @throws on a number outside the table */
export function productKindOf(code: number): ProductKind {
  const row = productTypes.find((type) => type.code === code);
  if (!row) throw new RangeError(`product type ${code} is not in the table`);
  return row.kind;
}

/** The number of a product type. */
export function productCodeOf(kind: ProductKind): 1 | 2 | 3 | 4 | 5 {
  return rowOf(kind).code;
}

/** The name that a product CSV uses. */
export function productCsvName(kind: ProductKind): string {
  return rowOf(kind).csvName;
}

/** Only physical products and services have stock; the others are never sold out (storefront §4). */
export function countsStock(kind: ProductKind): boolean {
  return rowOf(kind).countsStock;
}

function rowOf(kind: ProductKind): (typeof productTypes)[number] {
  const row = productTypes.find((type) => type.kind === kind);
  if (!row) throw new RangeError(`product type ${kind} is not in the table`);
  return row;
}
