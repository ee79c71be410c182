import type { StarterProduct, StarterSite, StarterVariant } from '@veranda/domain/sites/starter';

/** A site of the cast is the starter of its theme. */
export type DemoSite = StarterSite;
export type DemoProduct = StarterProduct;
export type DemoVariant = StarterVariant;

/** What somebody says of a product, by its address. Nobody of these is a person. */
export interface DemoReview {
  readonly product: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  /** `2026-10-31`. */
  readonly date: string;
}

/** A file of a digital product, by the product's address. */
export interface DemoFile {
  readonly product: string;
  readonly fileName: string;
  readonly text: string;
}
