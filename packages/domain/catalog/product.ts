import type { SubscriptionPlan } from '../subscriptions/plan.ts';
import type { ProductKind, ProductState } from './codes.ts';

/**
 * Sellable stock of a variant: `quantity` is on hand minus reserved, never below 0; unused when unlimited.
 */
export interface Availability {
  readonly unlimited: boolean;
  readonly quantity: number;
}

/** The parts of a variant that its price and its place among the options need. Amounts are minor units. */
export interface VariantCore {
  readonly attributes: Readonly<Record<string, string>>;
  readonly priceMinor: bigint;
  /** Null for none. It counts only while `onSale`. */
  readonly salePriceMinor: bigint | null;
  readonly onSale: boolean;
  readonly stock: Availability;
}

export interface Variant extends VariantCore {
  readonly id: string;
  /** The id that the variant had in the export it came from. */
  readonly sourceId: string | null;
  /** Unique within its product. */
  readonly sku: string;
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly mainImageId: string | null;
}

/** Everything of a product that an owner writes, apart from variants. Lengths in mm, weight in g. */
interface ProductDetails {
  readonly kind: ProductKind;
  readonly title: string;
  /** HTML of the allow-list. */
  readonly description: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly state: ProductState;
  /** Option names in the order in which they are asked for. */
  readonly optionOrdering: readonly string[];
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly customAddText: string | null;
  /** The form that is filled in before the item is added; null or absent for none. */
  readonly formId?: string | null;
  readonly seoTitle: string;
  readonly seoDescription: string;
  /** Assets in order; the first is the product's main image. */
  readonly imageIds: readonly string[];
  readonly categoryIds: readonly string[];
}

export interface Product extends ProductDetails {
  readonly id: string;
  readonly collectionId: string;
  readonly sourceId: string | null;
  readonly urlSlug: string;
  readonly position: number;
  /** Grows with every change an owner makes; a change must name the version it was made on. */
  readonly version: bigint;
  /** Subscription plan; null or absent for a one-time purchase. */
  readonly plan?: SubscriptionPlan | null;
  readonly variants: readonly Variant[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A variant as it is handed in: `id` null makes a new one, a blank `sku` asks for a fresh one. */
export interface VariantDraft extends VariantCore {
  readonly id: string | null;
  readonly sourceId: string | null;
  readonly sku: string;
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly mainImageId: string | null;
}

/** A product as it is handed in: a blank `urlSlug` asks for one made from the title. */
export interface ProductDraft extends ProductDetails {
  readonly urlSlug: string;
  readonly variants: readonly VariantDraft[];
}

/** The unit price: the sale price while on sale, else the price. */
export function unitPriceMinor(
  variant: Pick<VariantCore, 'onSale' | 'salePriceMinor' | 'priceMinor'>,
): bigint {
  return variant.onSale && variant.salePriceMinor !== null ? variant.salePriceMinor : variant.priceMinor;
}
