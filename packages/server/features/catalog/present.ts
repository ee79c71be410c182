import type { ProductCard, ProductView } from '@veranda/contracts/catalog';
import type { CategoryView, StoreView } from '@veranda/contracts/catalog-stores';
import type { CategoryRow } from '@veranda/db/catalog/categories';
import type { ProductTableRow } from '@veranda/db/catalog/studio-reader';
import type { StoreRow } from '@veranda/db/catalog/stores';
import { countsStock, productKindOf } from '@veranda/domain/catalog/codes';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import type { Product } from '@veranda/domain/catalog/product';
import type { Asset } from '@veranda/domain/media/asset';
import { assetPath } from '@veranda/domain/media/asset-address';
import { toMajor } from '@veranda/domain/money/money';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** A whole product for the studio. */
export function presentProduct(
  site: SiteEntry,
  product: Product,
  around: { readonly images: readonly Asset[]; readonly storeSlug: string },
): ProductView {
  const { id, collectionId, kind, title, urlSlug, description, excerpt, state } = product;
  const { weightGrams, lengthMm, widthMm, heightMm, customAddText, seoTitle, seoDescription } = product;
  return {
    ...{ id, collectionId, kind, title, urlSlug, description, excerpt, state },
    ...{ weightGrams, lengthMm, widthMm, heightMm, customAddText, seoTitle, seoDescription },
    version: product.version.toString(),
    url: `${site.origin}/${around.storeSlug}/p/${product.urlSlug}`,
    tags: [...product.tags],
    optionOrdering: [...product.optionOrdering],
    currency: site.currency,
    imageIds: [...product.imageIds],
    categoryIds: [...product.categoryIds],
    images: around.images.map((image) => ({
      id: image.id,
      url: assetPath(site.id, image),
      altText: image.altText,
      width: image.width,
      height: image.height,
      placeholder: image.placeholder,
      focalPoint: image.focalPoint,
    })),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      attributes: variant.attributes,
      price: toMajor(variant.priceMinor, site.currency),
      salePrice: variant.salePriceMinor === null ? null : toMajor(variant.salePriceMinor, site.currency),
      onSale: variant.onSale,
      gtin: variant.gtin,
      mpn: variant.mpn,
      mainImageId: variant.mainImageId,
      stock: { ...variant.stock },
    })),
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

/** A row of the table of products. */
export function presentCard(site: SiteEntry, row: ProductTableRow): ProductCard {
  const kind = productKindOf(row.product_type);
  return {
    id: row.product_id,
    collectionId: row.collection_id,
    title: row.title,
    urlSlug: row.url_slug,
    kind,
    // Safe: the column's CHECK lists the states.
    state: row.state as ProductCard['state'],
    sku: row.first_sku,
    fromPrice: toMajor(row.from_price_minor, site.currency),
    regularPrice: toMajor(row.regular_price_minor, site.currency),
    currency: site.currency,
    onSale: row.on_sale,
    soldOut: row.sold_out,
    variedPrices: row.varied_prices,
    variantCount: row.variant_count,
    stockTotal: row.any_unlimited || !countsStock(kind) ? null : row.stock_total,
    imageUrl: row.image_key === null ? null : assetPath(site.id, { storageKey: row.image_key }),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A store page with its room. */
export function presentStore(row: StoreRow, productCount: number): StoreView {
  return {
    id: row.id,
    title: row.title,
    navigationTitle: row.navigation_title,
    urlId: row.url_slug,
    description: row.description,
    enabled: row.enabled,
    productCount,
    productLimit: catalogLimits.productsPerCollection,
  };
}

export function presentCategory(row: CategoryRow): CategoryView {
  return {
    id: row.id,
    parentId: row.parent_id,
    type: row.type === 'ROOT' ? 'ROOT' : 'CATEGORY',
    displayName: row.display_name,
    slug: row.slug,
    path: row.path,
    pageRendering: row.page_rendering,
    displayIndex: row.display_index,
    productCount: row.product_count,
  };
}
