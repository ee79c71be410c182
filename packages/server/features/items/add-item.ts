import type { EndpointInput } from '@veranda/contracts/endpoint';
import type { createItem, ItemSummary } from '@veranda/contracts/items';
import { countItems, findPositions } from '@veranda/db/pages/items';
import { findItem, findPage, type PageRecord } from '@veranda/db/pages/reader';
import { insertItems, lockPage } from '@veranda/db/pages/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { keyBetween } from '@veranda/domain/documents/order-keys';
import { placeProblem } from '@veranda/domain/pages/collection-settings';
import { collectionTypes, isSinglePage } from '@veranda/domain/pages/collection-types';
import { newItem } from '@veranda/domain/pages/new-item';
import { listedCollection, typeNameOf } from '@veranda/domain/pages/stored-page';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { freeItemSlug } from '../../services/sites/items/free-item-slug.ts';
import { itemSummary } from './read-items.ts';

type AddDeps = Pick<Deps, 'db' | 'newId' | 'now'>;

type NewWords = EndpointInput<typeof createItem>['body'];

/** Adds a draft with one text to a collection. */
export async function addItem(
  deps: AddDeps,
  site: SiteEntry,
  { collectionId, title, ...words }: NewWords & { readonly collectionId: string },
): Promise<ItemSummary | Refusal> {
  const { newId, now } = deps;
  return deps.db.forSite(site.id, async (tx) => {
    const collection = await lockedCollection(tx, collectionId);
    if (!collection) return refuse('unknown-page');
    const full = placeProblem(listedCollection(collection), await countItems(tx, collectionId));
    if (full) return full;
    const typeName = typeNameOf(collection.type, collection.doc);
    const { recordType, doc } = newItem({ ...words, typeName, now: now(), newId });
    const place = { collectionId, recordType, title };
    return insertDraft(tx, site, { ...place, id: newId(), publishAt: new Date(now()), doc });
  });
}

/** Adds a draft with the fields and the content of another item of its collection. */
export async function copyItem(
  deps: AddDeps,
  site: SiteEntry,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<ItemSummary | Refusal> {
  return deps.db.forSite(site.id, async (tx) => {
    const original = await findItem(tx, id);
    const collection = original && (await lockedCollection(tx, original.collectionId));
    if (!original || !collection) return refuse('unknown-document');
    const full = placeProblem(listedCollection(collection), await countItems(tx, collection.id));
    if (full) return full;
    const { collectionId, recordType, doc } = original;
    const place = { collectionId, recordType, title };
    return insertDraft(tx, site, { ...place, id: deps.newId(), publishAt: new Date(deps.now()), doc });
  });
}

// Items are added one at a time: two of one name get two addresses.
async function lockedCollection(tx: SiteTransaction, id: string): Promise<PageRecord | null> {
  await lockPage(tx, id);
  const page = await findPage(tx, id);
  const hasItems = page && page.deletedAt === null && isCollection(page.type);
  return hasItems ? page : null;
}

function isCollection(type: number): boolean {
  return !isSinglePage(type) && type !== collectionTypes.products;
}

type Draft = Omit<Parameters<typeof insertItems>[1][number], 'urlSlug' | 'status' | 'position'>;

// Before all others, where a list in its own order shows what is new; behind them where there is no key before.
async function insertDraft(tx: SiteTransaction, site: SiteEntry, draft: Draft): Promise<ItemSummary> {
  const { id, collectionId, title } = draft;
  const urlSlug = await freeItemSlug(tx, { collectionId, text: title });
  const { first, last } = await findPositions(tx, collectionId);
  const position = keyBetween(null, first) ?? keyBetween(last, null) ?? 'a0';
  await insertItems(tx, [{ ...draft, urlSlug, status: 'draft', position }]);
  return itemSummary(tx, site, id);
}
