import type { ProductCard, ProductView } from '@veranda/contracts/catalog';
import type { CategoryView, StoreView } from '@veranda/contracts/catalog-stores';
import type { FormerProductAddress } from '@veranda/db/catalog/addresses';
import type { CategoryRecord } from '@veranda/db/catalog/categories';
import type { CatalogProduct } from '@veranda/db/catalog/studio-reader';
import type { StoreRecord } from '@veranda/db/catalog/stores';
import { countsStock, productKindOf } from '@veranda/domain/catalog/codes';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import type { Asset } from '@veranda/domain/media/asset';
import { assetPath } from '@veranda/domain/media/asset-address';
import { toMajor } from '@veranda/domain/money/money';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** What is shown with a product. */
interface ProductContext {
  readonly images: readonly Asset[];
  readonly storeSlug: string;
  readonly addresses: readonly FormerProductAddress[];
}

/** A whole product for the studio. */
export function presentProduct(site: SiteEntry, product: Product, around: ProductContext): ProductView {
  const { id, collectionId, kind, title, urlSlug, description, excerpt, state } = product;
  const { weightGrams, lengthMm, widthMm, heightMm, customAddText, seoTitle, seoDescription } = product;
  return {
    id,
    collectionId,
    kind,
    title,
    urlSlug,
    description,
    excerpt,
    state,
    weightGrams,
    lengthMm,
    widthMm,
    heightMm,
    customAddText,
    seoTitle,
    seoDescription,
    version: product.version.toString(),
    url: `${site.origin}/${around.storeSlug}/p/${product.urlSlug}`,
    ...presentAddresses(around.addresses),
    tags: [...product.tags],
    optionOrdering: [...product.optionOrdering],
    currency: site.currency,
    imageIds: [...product.imageIds],
    categoryIds: [...product.categoryIds],
    images: around.images.map((image) => presentImage(site, image)),
    variants: product.variants.map((variant) => presentVariant(site, variant)),
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

function presentAddresses(addresses: readonly FormerProductAddress[]) {
  return {
    formerAddresses: addresses.map(({ slug }) => slug),
    withoutRedirect: addresses.flatMap(({ slug, redirects }) => (redirects ? [] : [slug])),
  };
}

function presentImage(site: SiteEntry, image: Asset): ProductView['images'][number] {
  const { id, altText, width, height, placeholder, focalPoint } = image;
  return { id, url: assetPath(site.id, image), altText, width, height, placeholder, focalPoint };
}

function presentVariant(site: SiteEntry, variant: Variant): ProductView['variants'][number] {
  const { id, sku, attributes, onSale, gtin, mpn, mainImageId, priceMinor, salePriceMinor } = variant;
  return {
    id,
    sku,
    attributes,
    price: toMajor(priceMinor, site.currency),
    salePrice: salePriceMinor === null ? null : toMajor(salePriceMinor, site.currency),
    onSale,
    gtin,
    mpn,
    mainImageId,
    stock: { ...variant.stock },
  };
}

/** A row of the table of products. */
export function presentCard(site: SiteEntry, row: CatalogProduct): ProductCard {
  const kind = productKindOf(row.productType);
  return {
    id: row.productId,
    collectionId: row.collectionId,
    title: row.title,
    urlSlug: row.urlSlug,
    kind,
    // Safe: the column's CHECK lists the states.
    state: row.state as ProductCard['state'],
    sku: row.firstSku,
    fromPrice: toMajor(row.fromPriceMinor, site.currency),
    regularPrice: toMajor(row.regularPriceMinor, site.currency),
    currency: site.currency,
    onSale: row.onSale,
    soldOut: row.soldOut,
    variedPrices: row.variedPrices,
    variantCount: row.variantCount,
    stockTotal: row.anyUnlimited || !countsStock(kind) ? null : row.stockTotal,
    imageUrl: row.imageKey === null ? null : assetPath(site.id, { storageKey: row.imageKey }),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A store page with its room. */
export function presentStore(row: StoreRecord, productCount: number): StoreView {
  return {
    id: row.id,
    title: row.title,
    navigationTitle: row.navigationTitle,
    urlId: row.urlSlug,
    description: row.description,
    enabled: row.enabled,
    productCount,
    productLimit: catalogLimits.productsPerCollection,
  };
}

export function presentCategory(row: Omit<CategoryRecord, 'siteId'>): CategoryView {
  return {
    id: row.id,
    parentId: row.parentId,
    type: row.type === 'ROOT' ? 'ROOT' : 'CATEGORY',
    displayName: row.displayName,
    slug: row.slug,
    path: row.path,
    pageRendering: row.pageRendering,
    displayIndex: row.displayIndex,
    productCount: row.productCount,
  };
}
