import type { ApiProduct, ApiVariant } from '@veranda/contracts/api-products';
import { findProducts } from '@veranda/db/catalog/reader';
import { findStore } from '@veranda/db/catalog/stores';
import { findAssets } from '@veranda/db/media/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import type { Asset } from '@veranda/domain/media/asset';
import { assetPath } from '@veranda/domain/media/asset-address';
import { toWireMoney } from '@veranda/domain/money/wire';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';

/** Products as programs of others read them, in the order of the ids; those that are gone are left out. */
export async function readApiProducts(
  tx: SiteTransaction,
  site: SiteEntry,
  ids: readonly string[],
): Promise<ApiProduct[]> {
  const products = await findProducts(tx, ids);
  const assets = await findAssets(tx, [...new Set(products.flatMap((product) => product.imageIds))]);
  const images = new Map(assets.map((asset) => [asset.id, asset]));
  const slugs = new Map<string, string>();
  for (const id of new Set(products.map((product) => product.collectionId)))
    slugs.set(id, (await findStore(tx, id))?.urlSlug ?? '');
  return products.map((product) =>
    presentApiProduct(site, product, { images, storeSlug: slugs.get(product.collectionId) ?? '' }),
  );
}

function presentApiProduct(
  site: SiteEntry,
  product: Product,
  around: { readonly images: ReadonlyMap<string, Asset>; readonly storeSlug: string },
): ApiProduct {
  const { id, kind, title, urlSlug, description, excerpt, state, seoTitle, seoDescription } = product;
  const { weightGrams, lengthMm, widthMm, heightMm } = product;
  return {
    id,
    kind,
    title,
    urlSlug,
    description,
    excerpt,
    state,
    seoTitle,
    seoDescription,
    weightGrams,
    lengthMm,
    widthMm,
    heightMm,
    storeId: product.collectionId,
    version: String(product.version),
    url: `${site.origin}/${around.storeSlug}/p/${urlSlug}`,
    tags: [...product.tags],
    optionOrdering: [...product.optionOrdering],
    categoryIds: [...product.categoryIds],
    images: product.imageIds.flatMap((imageId) => {
      const image = around.images.get(imageId);
      return image
        ? [{ id: image.id, url: `${site.origin}${assetPath(site.id, image)}`, altText: image.altText }]
        : [];
    }),
    variants: product.variants.map((variant) => presentApiVariant(variant, site.currency)),
    createdAt: product.createdAt.toISOString(),
    modifiedAt: product.updatedAt.toISOString(),
  };
}

function presentApiVariant(variant: Variant, currency: string): ApiVariant {
  const { id, sku, onSale, gtin, mpn, mainImageId, priceMinor, salePriceMinor } = variant;
  return {
    id,
    sku,
    onSale,
    gtin,
    mpn,
    imageId: mainImageId,
    attributes: { ...variant.attributes },
    price: toWireMoney(priceMinor, currency),
    salePrice: salePriceMinor === null ? null : toWireMoney(salePriceMinor, currency),
    stock: { ...variant.stock },
  };
}
