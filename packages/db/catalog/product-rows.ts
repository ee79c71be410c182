import { productCodeOf, productKindOf, type ProductState } from '@veranda/domain/catalog/codes';
import type { ListingSummary } from '@veranda/domain/catalog/listing';
import { optionKey } from '@veranda/domain/catalog/options';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import type { SubscriptionPlan } from '@veranda/domain/subscriptions/plan';
import type { NewRow, Row } from '../schema.ts';

/** Columns of a product row that carry the domain value. */
export const productColumns = [
  'website_id',
  'id',
  'collection_id',
  'source_id',
  'product_type',
  'title',
  'url_slug',
  'description',
  'excerpt',
  'tags',
  'state',
  'option_ordering',
  'weight_grams',
  'length_mm',
  'width_mm',
  'height_mm',
  'custom_add_text',
  'form_id',
  'seo_title',
  'seo_description',
  'position',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Row<'product'>)[];

export const variantColumns = [
  'website_id',
  'id',
  'product_id',
  'source_id',
  'sku',
  'attributes',
  'option_key',
  'price_minor',
  'sale_price_minor',
  'on_sale',
  'gtin',
  'mpn',
  'main_image_id',
  'position',
] as const satisfies readonly (keyof Row<'variant'>)[];

export const listingColumns = [
  'website_id',
  'product_id',
  'collection_id',
  'position',
  'product_type',
  'title',
  'url_slug',
  'excerpt',
  'from_price_minor',
  'regular_price_minor',
  'on_sale',
  'sold_out',
  'varied_prices',
  'variant_count',
  'image_id',
  'hover_image_id',
  'tags',
  'visible',
  'created_at',
  'custom_add_text',
  'plan',
  'has_form',
] as const satisfies readonly (keyof Row<'listing_row'>)[];

export type ProductRow = Pick<Row<'product'>, (typeof productColumns)[number]>;
export type VariantRow = Pick<Row<'variant'>, (typeof variantColumns)[number]> &
  Pick<Row<'stock'>, 'unlimited' | 'on_hand' | 'reserved'>;

/** The product's own row. */
export function toProductRow(siteId: string, product: Product): NewRow<'product'> {
  return {
    ...toProductFields(product),
    website_id: siteId,
    id: product.id,
    version: product.version,
    created_at: product.createdAt,
    updated_at: product.updatedAt,
    deleted_at: null,
  };
}

/** The columns that an owner's change may write. */
export function toProductFields(product: Product) {
  return {
    collection_id: product.collectionId,
    source_id: product.sourceId,
    product_type: productCodeOf(product.kind),
    title: product.title,
    url_slug: product.urlSlug,
    description: product.description,
    excerpt: product.excerpt,
    tags: [...product.tags],
    state: product.state,
    option_ordering: [...product.optionOrdering],
    weight_grams: product.weightGrams,
    length_mm: product.lengthMm,
    width_mm: product.widthMm,
    height_mm: product.heightMm,
    custom_add_text: product.customAddText,
    form_id: product.formId ?? null,
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    position: product.position,
  };
}

/** A row a variant; `attributes` stays an object, as JSON rows want it. */
export function toVariantRows(siteId: string, product: Product): NewRow<'variant'>[] {
  return product.variants.map((variant, position) => ({
    website_id: siteId,
    id: variant.id,
    product_id: product.id,
    source_id: variant.sourceId,
    sku: variant.sku,
    attributes: variant.attributes,
    option_key: optionKey(product.optionOrdering, variant.attributes),
    price_minor: variant.priceMinor,
    sale_price_minor: variant.salePriceMinor,
    on_sale: variant.onSale,
    gtin: variant.gtin,
    mpn: variant.mpn,
    main_image_id: variant.mainImageId,
    position,
    deleted_at: null,
  }));
}

/** What a listing shows of the product. */
export function toListingRow(
  siteId: string,
  product: Product,
  summary: ListingSummary,
): NewRow<'listing_row'> {
  return {
    website_id: siteId,
    product_id: product.id,
    collection_id: product.collectionId,
    position: product.position,
    product_type: productCodeOf(product.kind),
    title: product.title,
    url_slug: product.urlSlug,
    excerpt: product.excerpt,
    from_price_minor: summary.fromPriceMinor,
    regular_price_minor: summary.regularPriceMinor,
    on_sale: summary.onSale,
    sold_out: summary.soldOut,
    varied_prices: summary.variedPrices,
    variant_count: summary.variantCount,
    image_id: summary.imageId,
    hover_image_id: summary.hoverImageId,
    tags: [...product.tags],
    visible: summary.visible,
    created_at: product.createdAt,
    custom_add_text: product.customAddText?.trim() ?? '',
    plan: product.plan ?? null,
    has_form: (product.formId ?? null) !== null,
  };
}

/** The domain value from its rows. */
export function toProduct(
  row: ProductRow,
  parts: {
    readonly variants: readonly VariantRow[];
    readonly imageIds: readonly string[];
    readonly categoryIds: readonly string[];
    readonly plan: SubscriptionPlan | null;
  },
): Product {
  return {
    id: row.id,
    collectionId: row.collection_id,
    sourceId: row.source_id,
    kind: productKindOf(row.product_type),
    title: row.title,
    urlSlug: row.url_slug,
    description: row.description,
    excerpt: row.excerpt,
    tags: row.tags,
    // Safe: the column's CHECK lists the states.
    state: row.state as ProductState,
    optionOrdering: row.option_ordering,
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    customAddText: row.custom_add_text,
    formId: row.form_id,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    position: row.position,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    variants: parts.variants.map(toVariant),
    imageIds: parts.imageIds,
    categoryIds: parts.categoryIds,
    plan: parts.plan,
  };
}

function toVariant(row: VariantRow): Variant {
  return {
    id: row.id,
    sourceId: row.source_id,
    sku: row.sku,
    attributes: row.attributes as Readonly<Record<string, string>>,
    priceMinor: row.price_minor,
    salePriceMinor: row.sale_price_minor,
    onSale: row.on_sale,
    gtin: row.gtin,
    mpn: row.mpn,
    mainImageId: row.main_image_id,
    stock: { unlimited: row.unlimited, quantity: Math.max(0, row.on_hand - row.reserved) },
  };
}
