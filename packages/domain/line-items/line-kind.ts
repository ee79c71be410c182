import { countsStock, type ProductKind, productCodeOf, productKindOf } from '../catalog/codes.ts';

/** Kind of a line item: a product of that kind, or a donation, which is no product. */
export type LineKind = ProductKind | 'donation';

/** Number of a donation's line, outside of the product types (storefront §3): no product ever has it. */
const donationCode = 6;

/** The kind of a line by the number that its row keeps. @throws on a number that no line has */
export function lineKindOf(code: number): LineKind {
  return code === donationCode ? 'donation' : productKindOf(code);
}

/** The number that a line's row keeps. */
export function lineCodeOf(kind: LineKind): number {
  return kind === 'donation' ? donationCode : productCodeOf(kind);
}

/** True when a line reduces the stock. */
export function lineTakesStock(kind: LineKind): boolean {
  return kind !== 'donation' && countsStock(kind);
}
