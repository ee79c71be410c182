import type { ItemSummary } from '@veranda/contracts/items';
import { findItemCards, findPlaces, setPlaces } from '@veranda/db/pages/items';
import { findPage } from '@veranda/db/pages/reader';
import { lockPage } from '@veranda/db/pages/writer';
import { keysInOrder } from '@veranda/domain/documents/order-keys';
import { collectionOrder, maxPlacedItems } from '@veranda/domain/pages/collection-settings';
import { listedCollection } from '@veranda/domain/pages/stored-page';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { itemSummary } from './read-items.ts';

/** Moves an item before another one of its collection, or to the end. */
export async function moveItem(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  { id, before }: { readonly id: string; readonly before: string | null },
): Promise<ItemSummary | Refusal> {
  return deps.db.forSite(site.id, async (tx) => {
    const [card] = await findItemCards(tx, [id]);
    if (!card || card.deletedAt !== null) return refuse('unknown-document');
    // Items are moved one at a time: each goes between the neighbours that it was given.
    await lockPage(tx, card.collectionId);
    const collection = await findPage(tx, card.collectionId);
    if (!collection) return refuse('unknown-document');
    if (collectionOrder(listedCollection(collection)) !== 'placed') return refuse('order-not-own');
    const places = await findPlaces(tx, card.collectionId);
    if (places.length > maxPlacedItems) return refuse('order-full', { params: { max: maxPlacedItems } });
    const others = places.filter((each) => each.id !== id);
    const at = before === null ? others.length : others.findIndex((each) => each.id === before);
    const own = places.find((each) => each.id === id);
    if (at < 0 || !own) return refuse('unknown-document', { field: 'before' });
    const ordered = [...others.slice(0, at), own, ...others.slice(at)];
    await setPlaces(tx, keysInOrder(ordered, new Set([id])));
    return itemSummary(tx, site, id);
  });
}
