import type { TrashedProductView } from '@veranda/contracts/product-trash';
import {
  findTrashedProductIds,
  purgeProducts as purgeRows,
  readProductTrash,
} from '@veranda/db/catalog/trash';
import { deleteProduct } from '@veranda/db/catalog/writer';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { maxTrashedAtOnce } from '@veranda/domain/catalog/trash';
import { assetPath } from '@veranda/domain/media/asset-address';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import {
  type RestoredProduct,
  restoreTrashedProducts,
} from '../../services/commerce/products/restore-products.ts';
import type { Deps } from '../../services/deps.ts';

/** One page of the trash. */
export async function readTrash(
  { db }: Pick<Deps, 'db'>,
  siteId: string,
  { search, page, perPage }: { readonly search: string; readonly page: number; readonly perPage: number },
): Promise<{ products: TrashedProductView[]; total: number; page: number; perPage: number }> {
  const bounds = { search, offset: (page - 1) * perPage, limit: perPage };
  const { rows, total } = await db.forSite(siteId, (tx) => readProductTrash(tx, bounds), { readOnly: true });
  const products = rows.map(({ id, title, sku, variantCount, storeTitle, imageKey, deletedAt }) => ({
    id,
    title,
    sku,
    variantCount,
    storeTitle,
    imageUrl: imageKey === null ? null : assetPath(siteId, { storageKey: imageKey }),
    deletedAt: deletedAt.toISOString(),
  }));
  return { products, total, page, perPage };
}

/** Moves products to the trash. @returns ids of those that were there to be moved */
export async function trashProducts(
  deps: Deps,
  siteId: string,
  ids: readonly string[],
): Promise<{ ids: string[] }> {
  const moved = await deps.db.forSite(siteId, async (tx) => {
    const gone: string[] = [];
    for (const id of ids) if (await deleteProduct(tx, id)) gone.push(id);
    if (gone.length > 0) await bumpSiteVersion(tx);
    return gone;
  });
  if (moved.length > 0) await deps.sites.refresh(siteId);
  return { ids: moved };
}

/** Takes products out of the trash: all of them, or none where one does not fit into its store page any more. */
export async function restoreProducts(
  deps: Deps,
  siteId: string,
  ids: readonly string[],
): Promise<{ products: RestoredProduct[] } | Refusal> {
  const answer = await transactionWithRefusal(deps.db, siteId, async (tx) => {
    const products = await restoreTrashedProducts(tx, ids);
    if (!isRefusal(products) && products.length > 0) await bumpSiteVersion(tx);
    return products;
  });
  if (isRefusal(answer)) return answer;
  if (answer.length > 0) await deps.sites.refresh(siteId);
  return { products: answer };
}

type PurgeDeps = Pick<Deps, 'db' | 'storage'>;

/** Deletes products of the trash for good, with the files that nobody has bought. */
export async function purgeProducts(
  deps: PurgeDeps,
  siteId: string,
  ids: readonly string[],
): Promise<{ deleted: number }> {
  const { count, storageKeys } = await deps.db.forSite(siteId, (tx) => purgeRows(tx, ids));
  for (const key of storageKeys) await deps.storage.delete(key);
  return { deleted: count };
}

/** Deletes for good what has been in the trash for as many days; with 0 all that is in it now. */
export async function emptyTrash(
  deps: PurgeDeps,
  siteId: string,
  days: number,
): Promise<{ deleted: number }> {
  let deleted = 0;
  for (;;) {
    const ids = await deps.db.forSite(
      siteId,
      (tx) => findTrashedProductIds(tx, { days, limit: maxTrashedAtOnce }),
      { readOnly: true },
    );
    const purged = ids.length === 0 ? 0 : (await purgeProducts(deps, siteId, ids)).deleted;
    deleted += purged;
    // Somebody else may have them: whoever does goes on.
    if (purged === 0) return { deleted };
  }
}
