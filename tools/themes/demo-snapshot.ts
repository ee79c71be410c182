import type { DemoProduct, DemoSite } from '@veranda/demo/demo-site';
import { pictures } from '@veranda/demo/pictures/catalogue';
import { productKindOf } from '@veranda/domain/catalog/codes';
import { summarise } from '@veranda/domain/catalog/listing';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import type { Asset } from '@veranda/domain/media/asset';
import { imageWidths } from '@veranda/domain/media/asset';
import { parseMajor } from '@veranda/domain/money/money';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type {
  CatalogCategory,
  CatalogListing,
  CatalogNeeds,
  CatalogView,
  ListingNeed,
} from '@veranda/render/context/catalog-view';
import { emptyCatalog, listingKey } from '@veranda/render/context/catalog-view';

/** The id that a previewed site has; its pictures are at `/assets/preview/<key>`. */
const previewSiteId = 'preview';

/** A demo site as a published snapshot: readable keys stay the ids. */
export function demoSnapshot(site: DemoSite, placeholders: ReadonlyMap<string, string>): SiteSnapshot {
  const assets = pictures.map((entry) => assetOf(entry, placeholders.get(entry.key) ?? ''));
  const { title, slug, language, timeZone, currency } = site;
  return {
    schema: 1,
    website: { id: previewSiteId, slug, title, language, timeZone, currency },
    settings: site.settings,
    theme: { key: site.theme, tweaks: site.tweaks },
    navigation: site.navigation,
    collections: site.collections,
    items: site.items,
    assets: Object.fromEntries(assets.map((asset) => [asset.id, asset])),
  };
}

type Picture = (typeof pictures)[number];

function assetOf(entry: Picture, placeholder: string): Asset {
  return {
    id: entry.key,
    kind: 'image',
    fileName: `${entry.key.replace(/^.*\//, '')}.webp`,
    mimeType: 'image/webp',
    bytes: 0,
    sha256: '',
    storageKey: entry.key,
    width: entry.width,
    height: entry.height,
    focalPoint: entry.focalPoint,
    altText: entry.alt,
    caption: entry.caption ?? '',
    variants: imageWidths.filter((width) => width <= entry.width),
    placeholder,
  };
}

/** The products of a demo site as the live catalogue would give them for a page. */
export function demoCatalog(site: DemoSite, needs: CatalogNeeds): CatalogView {
  const products = site.products.map((product, position) => productOf(site, product, position));
  return {
    ...emptyCatalog,
    products: new Map(products.map((product) => [product.id, product])),
    listings: new Map(needs.listings.map((need) => [listingKey(need), listingOf(site, products, need)])),
    categories: new Map(needs.categoriesOf.map((id) => [id, categoriesOf(site, id)])),
  };
}

const addedOn = new Date('2026-10-01T09:00:00Z');

function productOf(site: DemoSite, product: DemoProduct, position: number): Product {
  return {
    id: product.key,
    collectionId: product.collectionKey,
    sourceId: null,
    kind: productKindOf(product.productType),
    title: product.title,
    urlSlug: product.urlSlug,
    description: product.description,
    excerpt: '',
    tags: product.tags,
    state: 'published',
    optionOrdering: product.optionOrdering,
    weightGrams: product.weightGrams,
    lengthMm: 0,
    widthMm: 0,
    heightMm: 0,
    customAddText: '',
    seoTitle: '',
    seoDescription: '',
    imageIds: product.pictures,
    categoryIds: product.categories,
    position,
    version: 1n,
    createdAt: addedOn,
    updatedAt: addedOn,
    variants: product.variants.map((variant, index) => variantOf(site, variant, `${product.key}-${index}`)),
  };
}

function variantOf(site: DemoSite, variant: DemoProduct['variants'][number], id: string): Variant {
  return {
    id,
    sourceId: null,
    sku: variant.sku,
    attributes: variant.attributes,
    priceMinor: parseMajor(variant.price, site.currency) ?? 0n,
    salePriceMinor: variant.salePrice === null ? null : parseMajor(variant.salePrice, site.currency),
    onSale: variant.salePrice !== null,
    stock:
      variant.stock === 'unlimited'
        ? { unlimited: true, quantity: 0 }
        : { unlimited: false, quantity: variant.stock },
    gtin: null,
    mpn: null,
    mainImageId: variant.picture,
  };
}

function listingOf(site: DemoSite, products: readonly Product[], need: ListingNeed): CatalogListing {
  const wanted = products.filter(
    (product) =>
      product.collectionId === need.collectionId &&
      (need.tag === '' || product.tags.includes(need.tag)) &&
      (need.category === '' ||
        product.categoryIds.some((path) => path === need.category || path.startsWith(`${need.category}/`))),
  );
  const cards = wanted.slice(need.offset, need.offset + need.limit).map((product) => ({
    ...summarise(product),
    id: product.id,
    collectionId: product.collectionId,
    productType: site.products.find((each) => each.key === product.id)?.productType ?? 1,
    title: product.title,
    urlSlug: product.urlSlug,
    excerpt: product.excerpt,
    tags: product.tags,
    createdAt: addedOn.getTime(),
    customAddText: '',
    hasForm: false,
  }));
  return { cards, total: wanted.length };
}

function categoriesOf(site: DemoSite, collectionId: string): readonly CatalogCategory[] {
  return Object.entries(site.categoryNames).map(([path, displayName]) => ({
    id: path,
    path,
    displayName,
    productCount: site.products.filter(
      (product) =>
        product.collectionKey === collectionId &&
        product.categories.some((category) => category === path || category.startsWith(`${path}/`)),
    ).length,
  }));
}
