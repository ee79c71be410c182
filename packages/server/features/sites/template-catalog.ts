import { productKindOf } from '@veranda/domain/catalog/codes';
import { summarise } from '@veranda/domain/catalog/listing';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import { parseMajor } from '@veranda/domain/money/money';
import type { SiteTemplate, SiteTemplateProduct } from '@veranda/domain/sites/site-template';
import {
  type CatalogCategory,
  type CatalogListing,
  type CatalogNeeds,
  type CatalogView,
  emptyCatalog,
  type ListingNeed,
  listingKey,
} from '@veranda/render/context/catalog-view';

/** The products of a template as the live catalogue would give them for a page; readable keys stay the ids. */
export function templateCatalog(site: SiteTemplate, needs: CatalogNeeds): CatalogView {
  const products = site.products.map((product, position) => productOf(site, product, position));
  return {
    ...emptyCatalog,
    products: new Map(products.map((product) => [product.id, product])),
    listings: new Map(needs.listings.map((need) => [listingKey(need), listingOf(site, products, need)])),
    categories: new Map(needs.categoriesOf.map((id) => [id, categoriesOf(site, id)])),
  };
}

const addedOn = new Date('2026-10-01T09:00:00Z');

function productOf(site: SiteTemplate, product: SiteTemplateProduct, position: number): Product {
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

function variantOf(
  site: SiteTemplate,
  variant: SiteTemplateProduct['variants'][number],
  id: string,
): Variant {
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

function listingOf(site: SiteTemplate, products: readonly Product[], need: ListingNeed): CatalogListing {
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

function categoriesOf(site: SiteTemplate, collectionId: string): readonly CatalogCategory[] {
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
