import { findProductsOfCollection } from '@veranda/db/catalog/reader';
import { findStores } from '@veranda/db/catalog/stores';
import { findAssets } from '@veranda/db/media/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { exportHeader, exportRows } from '@veranda/domain/catalog/import/export-products';
import { assetPath } from '@veranda/domain/media/asset-address';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { csvFile, csvRows } from '../../platform/csv/write-csv.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { pathsOfCategories } from './prepare-import.ts';

/**
 * The products of one store page, or of all, as a CSV: one page at a time, so that memory holds two hundred
 * products at most, beside the text.
 */
export async function exportProducts(
  deps: Deps,
  site: SiteEntry,
  collectionId: string | null,
): Promise<string | Refusal> {
  const stores = await deps.db.forSite(site.id, (tx) => findStores(tx), { readOnly: true });
  const chosen = stores.filter((store) => collectionId === null || store.id === collectionId);
  if (collectionId !== null && chosen.length === 0) return refuse('store-not-found', { field: 'collection' });
  const parts = [csvFile([exportHeader()])];
  for (const store of chosen)
    parts.push(
      await deps.db.forSite(site.id, (tx) => exportStore(tx, site, { id: store.id, slug: store.urlSlug }), {
        readOnly: true,
      }),
    );
  return parts.join('');
}

async function exportStore(
  tx: SiteTransaction,
  site: SiteEntry,
  store: { readonly id: string; readonly slug: string },
): Promise<string> {
  const products = await findProductsOfCollection(tx, store.id);
  const paths = await pathsOfCategories(tx, products);
  const images = await findAssets(tx, [...new Set(products.flatMap((product) => product.imageIds))]);
  const addresses = new Map(images.map((image) => [image.id, site.origin + assetPath(site.id, image)]));
  return csvRows(
    products.flatMap((product) =>
      exportRows(
        {
          product,
          storeSlug: store.slug,
          categoryPaths: product.categoryIds.flatMap((id) => paths.get(id) ?? []),
          imageAddresses: product.imageIds.flatMap((id) => addresses.get(id) ?? []),
        },
        site.currency,
      ),
    ),
  );
}
