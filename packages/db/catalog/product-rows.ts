import { productCodeOf, productKindOf, type ProductState } from '@veranda/domain/catalog/codes';
import type { ListingSummary } from '@veranda/domain/catalog/listing';
import { optionKey } from '@veranda/domain/catalog/options';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';

/** Columns of a product row that carry the domain value. */
export const productColumns = [
  'siteId',
  'id',
  'collectionId',
  'sourceId',
  'productType',
  'title',
  'urlSlug',
  'description',
  'excerpt',
  'tags',
  'state',
  'optionOrdering',
  'weightGrams',
  'lengthMm',
  'widthMm',
  'heightMm',
  'customAddText',
  'formId',
  'seoTitle',
  'seoDescription',
  'position',
  'version',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof RecordOf<'product'>)[];

/** The same with the names of the tags instead of their keys. */
export const shownColumns = [...productColumns, sql<string[]>`shown_tags(tags)`.as('tags')] as const;

export const variantColumns = [
  'siteId',
  'id',
  'productId',
  'sourceId',
  'sku',
  'attributes',
  'optionKey',
  'priceMinor',
  'salePriceMinor',
  'onSale',
  'gtin',
  'mpn',
  'mainImageId',
  'position',
] as const satisfies readonly (keyof RecordOf<'variant'>)[];

export const listingColumns = [
  'siteId',
  'productId',
  'collectionId',
  'position',
  'productType',
  'title',
  'urlSlug',
  'excerpt',
  'fromPriceMinor',
  'regularPriceMinor',
  'onSale',
  'soldOut',
  'variedPrices',
  'variantCount',
  'imageId',
  'hoverImageId',
  'tags',
  'visible',
  'createdAt',
  'customAddText',
  'plan',
  'hasForm',
] as const satisfies readonly (keyof RecordOf<'listing_row'>)[];

export type ProductRecord = Pick<RecordOf<'product'>, (typeof productColumns)[number]>;
export type VariantRecord = Pick<RecordOf<'variant'>, (typeof variantColumns)[number]> &
  Pick<RecordOf<'stock'>, 'unlimited' | 'onHand' | 'reserved'>;

/** The product's own row. */
export function toProductRow(product: Product): NewRecord<'product'> {
  return {
    ...toProductFields(product),
    id: product.id,
    version: product.version,
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
    deletedAt: null,
  };
}

/** The columns that an owner's change may write. */
export function toProductFields(product: Product) {
  return {
    collectionId: product.collectionId,
    sourceId: product.sourceId,
    productType: productCodeOf(product.kind),
    title: product.title,
    urlSlug: product.urlSlug,
    description: product.description,
    excerpt: product.excerpt,
    tags: [...product.tags],
    state: product.state,
    optionOrdering: [...product.optionOrdering],
    weightGrams: product.weightGrams,
    lengthMm: product.lengthMm,
    widthMm: product.widthMm,
    heightMm: product.heightMm,
    customAddText: product.customAddText,
    formId: product.formId ?? null,
    seoTitle: product.seoTitle,
    seoDescription: product.seoDescription,
    position: product.position,
  };
}

/** A row a variant; `attributes` stays an object, as JSON rows want it. */
export function toVariantRows(product: Product): NewRecord<'variant'>[] {
  return product.variants.map((variant, position) => ({
    id: variant.id,
    productId: product.id,
    sourceId: variant.sourceId,
    sku: variant.sku,
    attributes: variant.attributes,
    optionKey: optionKey(product.optionOrdering, variant.attributes),
    priceMinor: variant.priceMinor,
    salePriceMinor: variant.salePriceMinor,
    onSale: variant.onSale,
    gtin: variant.gtin,
    mpn: variant.mpn,
    mainImageId: variant.mainImageId,
    position,
    deletedAt: null,
  }));
}

/** Fields of the product that a listing shows. */
export function toListingRow(product: Product, summary: ListingSummary): NewRecord<'listing_row'> {
  return {
    productId: product.id,
    collectionId: product.collectionId,
    position: product.position,
    productType: productCodeOf(product.kind),
    title: product.title,
    urlSlug: product.urlSlug,
    excerpt: product.excerpt,
    fromPriceMinor: summary.fromPriceMinor,
    regularPriceMinor: summary.regularPriceMinor,
    onSale: summary.onSale,
    soldOut: summary.soldOut,
    variedPrices: summary.variedPrices,
    variantCount: summary.variantCount,
    imageId: summary.imageId,
    hoverImageId: summary.hoverImageId,
    tags: [...product.tags],
    visible: summary.visible,
    createdAt: product.createdAt,
    customAddText: product.customAddText?.trim() ?? '',
    plan: product.plan ?? null,
    hasForm: (product.formId ?? null) !== null,
  };
}

/** The domain value from its rows. */
export function toProduct(
  row: ProductRecord,
  parts: {
    readonly variants: readonly VariantRecord[];
    readonly imageIds: readonly string[];
    readonly categoryIds: readonly string[];
    readonly plan: SubscriptionPlan | null;
  },
): Product {
  return {
    id: row.id,
    collectionId: row.collectionId,
    sourceId: row.sourceId,
    kind: productKindOf(row.productType),
    title: row.title,
    urlSlug: row.urlSlug,
    description: row.description,
    excerpt: row.excerpt,
    tags: row.tags,
    // Safe: the column's CHECK lists the states.
    state: row.state as ProductState,
    optionOrdering: row.optionOrdering,
    weightGrams: row.weightGrams,
    lengthMm: row.lengthMm,
    widthMm: row.widthMm,
    heightMm: row.heightMm,
    customAddText: row.customAddText,
    formId: row.formId,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    position: row.position,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    variants: parts.variants.map(toVariant),
    imageIds: parts.imageIds,
    categoryIds: parts.categoryIds,
    plan: parts.plan,
  };
}

function toVariant(row: VariantRecord): Variant {
  return {
    id: row.id,
    sourceId: row.sourceId,
    sku: row.sku,
    attributes: row.attributes as Readonly<Record<string, string>>,
    priceMinor: row.priceMinor,
    salePriceMinor: row.salePriceMinor,
    onSale: row.onSale,
    gtin: row.gtin,
    mpn: row.mpn,
    mainImageId: row.mainImageId,
    stock: { unlimited: row.unlimited, quantity: Math.max(0, row.onHand - row.reserved) },
  };
}
