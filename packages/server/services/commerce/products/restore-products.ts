import { findCollectionRoom } from '@veranda/db/catalog/reader';
import { lockStore } from '@veranda/db/catalog/stores';
import { type DiscardedPlace, lockTrashedProducts, setRestored } from '@veranda/db/catalog/trash';
import { rebuildListing } from '@veranda/db/catalog/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import { freeSlug } from '@veranda/domain/catalog/slug';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';

/** A product that is back from the trash. */
export interface RestoredProduct {
  readonly id: string;
  readonly title: string;
  readonly urlSlug: string;
  /** True where its address was taken. */
  readonly hasNewAddress: boolean;
}

/**
 * Takes products out of the trash as they were; one whose address is taken gets another one. Those that are not in the
 * trash are passed over. A refusal, where one does not fit into its store page any more, takes back the transaction.
 */
export async function restoreTrashedProducts(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<RestoredProduct[] | Refusal> {
  const products: RestoredProduct[] = [];
  for (const place of await lockTrashedProducts(tx, ids)) {
    const restored = await restore(tx, place);
    if (isRefusal(restored)) return restored;
    products.push(restored);
  }
  await rebuildListing(
    tx,
    products.map(({ id }) => id),
  );
  return products;
}

// A store page that is in the trash itself takes its products back all the same.
async function restore(tx: SiteTransaction, place: DiscardedPlace): Promise<RestoredProduct | Refusal> {
  const { id, title, collectionId } = place;
  await lockStore(tx, collectionId);
  const { count, slugs } = await findCollectionRoom(tx, collectionId);
  const limit = catalogLimits.productsPerCollection;
  if (count >= limit) return refuse('too-many-products', { params: { limit } });
  const isTaken = (slug: string) => slugs.has(slug);
  const urlSlug = isTaken(place.urlSlug)
    ? freeSlug({ title: place.urlSlug, fallback: 'product' }, isTaken)
    : place.urlSlug;
  await setRestored(tx, { id, urlSlug });
  return { id, title, urlSlug, hasNewAddress: urlSlug !== place.urlSlug };
}
