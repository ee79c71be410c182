import type { ItemSummary } from '@veranda/contracts/items';
import { countItems, findItemCards, setItemTrash } from '@veranda/db/pages/items';
import { findPage } from '@veranda/db/pages/reader';
import { lockPage } from '@veranda/db/pages/writer';
import { placeProblem } from '@veranda/domain/pages/collection-settings';
import { listedCollection } from '@veranda/domain/pages/stored-page';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { freeItemSlug } from '../../services/sites/items/free-item-slug.ts';
import { itemSummary } from './read-items.ts';

/** Moves an item to the trash. */
export async function moveItemToTrash(
  deps: Pick<Deps, 'db' | 'now'>,
  site: SiteEntry,
  id: string,
): Promise<ItemSummary | Refusal> {
  return deps.db.forSite(site.id, async (tx) => {
    const [item] = await findItemCards(tx, [id]);
    if (!item) return refuse('unknown-document');
    if (item.deletedAt === null)
      await setItemTrash(tx, id, { deletedAt: new Date(deps.now()), urlSlug: item.urlSlug });
    return itemSummary(tx, site, id);
  });
}

/** Takes an item out of the trash; when its address has been taken in the meantime it gets a suffix. */
export async function takeItemFromTrash(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  id: string,
): Promise<ItemSummary | Refusal> {
  return deps.db.forSite(site.id, async (tx) => {
    const [item] = await findItemCards(tx, [id]);
    if (!item) return refuse('unknown-document');
    const { collectionId } = item;
    // Nobody gives an address meanwhile.
    await lockPage(tx, collectionId);
    const collection = await findPage(tx, collectionId);
    const full = collection && placeProblem(listedCollection(collection), await countItems(tx, collectionId));
    if (full && item.deletedAt !== null) return full;
    const urlSlug = await freeItemSlug(tx, { collectionId, text: item.urlSlug, except: id });
    await setItemTrash(tx, id, { deletedAt: null, urlSlug });
    return itemSummary(tx, site, id);
  });
}
