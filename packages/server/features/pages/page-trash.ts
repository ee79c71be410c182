import { purgeProducts } from '@veranda/db/catalog/trash';
import { pageExists } from '@veranda/db/pages/reader';
import {
  findStoreProducts,
  findTrashedPageIds,
  lockTrashedPage,
  purgePage as purgeRows,
} from '@veranda/db/pages/trash';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';

type PurgeDeps = Pick<Deps, 'db' | 'storage'>;

/** Deletes a page of the trash for good. The products in the trash of a store go with it; others keep it. */
export async function purgePage(
  { db, storage }: PurgeDeps,
  siteId: string,
  id: string,
): Promise<{ id: string } | Refusal> {
  const storageKeys = await transactionWithRefusal(db, siteId, (tx) => purgeWithProducts(tx, id));
  if (isRefusal(storageKeys)) return storageKeys;
  for (const key of storageKeys) await storage.delete(key);
  return { id };
}

/** Deletes for good what has been in the trash for as many days; with 0 all that is in it now. */
export async function emptyTrash(
  deps: PurgeDeps,
  siteId: string,
  days: number,
): Promise<{ deleted: number; kept: number }> {
  const ids = await deps.db.forSite(siteId, (tx) => findTrashedPageIds(tx, days), { readOnly: true });
  let deleted = 0;
  let kept = 0;
  for (const id of ids) {
    const answer = await purgePage(deps, siteId, id);
    if (!isRefusal(answer)) deleted += 1;
    else if (answer.code === 'store-with-products') kept += 1;
  }
  return { deleted, kept };
}

// Returns the keys in the store of files that nobody may fetch any more.
async function purgeWithProducts(tx: SiteTransaction, id: string): Promise<readonly string[] | Refusal> {
  const page = await lockTrashedPage(tx, id);
  if (!page) return refuse((await pageExists(tx, id)) ? 'page-not-in-trash' : 'unknown-page');
  const products = await findStoreProducts(tx, id);
  const count = products.filter(({ inTrash }) => !inTrash).length;
  if (count > 0) return refuse('store-with-products', { params: { title: page.title, count } });
  const { storageKeys } = await purgeProducts(
    tx,
    products.map((product) => product.id),
  );
  await purgeRows(tx, id);
  return storageKeys;
}
