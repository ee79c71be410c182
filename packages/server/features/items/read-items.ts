import type { EndpointInput, EndpointOutput } from '@veranda/contracts/endpoint';
import { type getItem, type ItemSummary, type listItems, maxItemsRead } from '@veranda/contracts/items';
import { findProposalStates } from '@veranda/db/documents/proposals';
import {
  countItems,
  findItemCards,
  findItemPage,
  findTakenSlugs,
  type ItemCard,
  type ItemSort,
} from '@veranda/db/pages/items';
import { findPage, type PageRecord } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findAddressesOf } from '@veranda/db/publishing/addresses';
import { findChanges, findLiveIds } from '@veranda/db/publishing/manifest';
import { itemPath } from '@veranda/domain/pages/item-path';
import { collectionOrder } from '@veranda/domain/pages/collection-settings';
import { recordTypeOfItem } from '@veranda/domain/pages/record-types';
import { listedCollection, typeNameOf } from '@veranda/domain/pages/stored-page';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { isShown, refreshDraft, refreshStaleDrafts } from '../../services/sites/publishing/refresh-draft.ts';

type Listing = EndpointInput<typeof listItems>['query'] & { readonly collectionId: string };

/** Items of a collection that match, in the wanted order. */
export async function readItems(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  listing: Listing,
): Promise<EndpointOutput<typeof listItems> | Refusal> {
  await refreshDraft(deps, site.id);
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const collection = await findPage(tx, listing.collectionId);
      if (!collection) return refuse('unknown-page');
      const { items, total } = await findItemPage(tx, {
        ...noFilter,
        ...listing,
        timeZone: site.timeZone,
        sort: sortOf(collection, listing.sort),
      });
      return {
        items: await present(tx, site, { items, collection }),
        total,
        all: await countItems(tx, collection.id),
      };
    },
    { readOnly: true },
  );
}

const noFilter = {
  search: '',
  status: '',
  tag: '',
  category: '',
  author: '',
  month: '',
  offset: 0,
  limit: maxItemsRead,
};

const sorts = { newest: 'date-desc', oldest: 'date-asc', events: 'date-desc', placed: 'position' } as const;

function sortOf(collection: PageRecord, sort: Listing['sort'] = 'list'): ItemSort {
  if (sort !== 'list') return sort;
  return sorts[collectionOrder(listedCollection(collection))];
}

/** An item and its collection. */
export async function readItem(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  id: string,
): Promise<EndpointOutput<typeof getItem> | Refusal> {
  await refreshDraft(deps, site.id);
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const [card] = await findItemCards(tx, [id]);
      const collection = card && (await findPage(tx, card.collectionId));
      if (!card || !collection) return refuse('unknown-document');
      const [item] = await present(tx, site, { items: [card], collection });
      if (!item) throw new Error('an item was presented and gave none');
      const { title, urlSlug, type, doc } = collection;
      return {
        item,
        formerAddresses: await readFormerAddresses(tx, card),
        collection: {
          id: collection.id,
          title,
          typeName: typeNameOf(type, doc),
          urlSlug,
          ...(doc.list ? { list: doc.list } : {}),
          isPublished: isShown(collection),
        },
      };
    },
    { readOnly: true },
  );
}

async function readFormerAddresses(tx: SiteTransaction, { id, collectionId }: ItemCard): Promise<string[]> {
  const slugs = await findAddressesOf(tx, { kind: 'item', id });
  const taken = await findTakenSlugs(tx, { collectionId, slugs, except: id });
  return slugs.filter((slug) => !taken.has(slug));
}

/** The card of an item that was just written. */
export async function itemSummary(tx: SiteTransaction, site: SiteEntry, id: string): Promise<ItemSummary> {
  await refreshStaleDrafts(tx);
  const items = await findItemCards(tx, [id]);
  const collection = await findPage(tx, items[0]?.collectionId ?? '');
  const [item] = collection ? await present(tx, site, { items, collection }) : [];
  if (!item) throw new Error('an item that was just written is missing');
  return item;
}

async function present(
  tx: SiteTransaction,
  site: SiteEntry,
  { items, collection }: { readonly items: readonly ItemCard[]; readonly collection: PageRecord },
): Promise<ItemSummary[]> {
  const live = await findLiveIds(
    tx,
    'item',
    items.map(({ id }) => id),
  );
  const proposals = await findProposalStates(tx, 'item');
  const changed = new Set((await findChanges(tx)).flatMap(({ kind, id }) => (kind === 'item' ? [id] : [])));
  const addressed = listedCollection(collection);
  return items.map(({ publishAt, deletedAt, status, tags, categories, format, recordType, ...item }) => ({
    ...item,
    recordType: recordTypeOfItem(format === null ? {} : { format }, recordType),
    tags: [...tags],
    categories: [...categories],
    // Safe: the column holds these states alone.
    status: status as ItemSummary['status'],
    url: site.origin + itemPath(addressed, { ...item, publishOn: publishAt.getTime() }, site.timeZone),
    publishOn: publishAt.getTime(),
    inTrash: deletedAt !== null,
    isPublished: live.has(item.id),
    editedSincePublish: live.has(item.id) && changed.has(item.id),
    proposal: proposals.get(item.id) ?? 'none',
  }));
}
