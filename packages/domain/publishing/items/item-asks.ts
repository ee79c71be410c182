import type { Asset } from '../../media/asset.ts';
import { collectionOrder, type CollectionOrder } from '../../pages/collection-settings.ts';
import type { PageDocument } from '../../pages/document.ts';
import type { SiteSnapshot, SnapshotCollection, SnapshotItem } from '../snapshot.ts';

/** Order of items: that of a collection's list, or by beginning alone. */
export type ItemOrder = CollectionOrder | 'beginning';

/** Instants in milliseconds since 1970: the first that is in it, and the first after it. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Filters of a list; '', null and what is absent are none. */
export interface ItemFilter {
  readonly tag?: string;
  readonly category?: string;
  readonly author?: string;
  /** True: the category's name is found in capitals or not. */
  readonly anyCase?: boolean;
  /** Items whose beginning, or publication where they have none, is in it. */
  readonly within?: Span | null;
  readonly isFeatured?: boolean;
  readonly hasPicture?: boolean;
  /** True: without events that are over. */
  readonly isAhead?: boolean;
  /** True: events that are over, alone. */
  readonly isOver?: boolean;
}

/** Items of a collection in an order, from one number of them on. */
export interface ListAsk extends ItemFilter {
  readonly kind: 'list';
  readonly collectionId: string;
  readonly order: ItemOrder;
  /** Absent: 0. */
  readonly offset?: number;
  readonly limit: number;
  /** True: the number of all of them is wanted too. */
  readonly isCounted?: boolean;
}

/** Property that groups items. */
export type GroupBy = 'month' | 'category' | 'tag' | 'author';

/** Groups of a collection's items with their numbers; months on the clock of the zone. */
export interface GroupsAsk {
  readonly kind: 'groups';
  readonly collectionId: string;
  readonly by: GroupBy;
  readonly timeZone: string;
}

/** Questions that pages ask about the items of their site. */
export type ItemAsk =
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'at'; readonly collectionId: string; readonly urlSlug: string }
  | { readonly kind: 'content'; readonly id: string }
  | {
      readonly kind: 'beside';
      readonly collectionId: string;
      readonly order: ItemOrder;
      readonly id: string;
    }
  | {
      readonly kind: 'related';
      readonly collectionId: string;
      readonly order: ItemOrder;
      readonly id: string;
      readonly tags: readonly string[];
      readonly limit: number;
    }
  | ListAsk
  | GroupsAsk;

/** Number of items of a group. */
export interface GroupCount {
  readonly name: string;
  readonly count: number;
}

/** Answers by the kind of question. */
export interface ItemAnswers {
  readonly item: SnapshotItem | null;
  readonly at: SnapshotItem | null;
  /** Content of an item. */
  readonly content: PageDocument | null;
  /** The items before and after one in a list. */
  readonly beside: { readonly before: SnapshotItem | null; readonly after: SnapshotItem | null };
  /** Other items, those that share most of the tags first. */
  readonly related: readonly SnapshotItem[];
  /** `total` is 0 where it was not asked for. */
  readonly list: { readonly items: readonly SnapshotItem[]; readonly total: number };
  /** In the owner's order of their first items. */
  readonly groups: readonly GroupCount[];
}

/** Items of a site as pages ask for them. */
export interface ItemSource {
  ask<Kind extends ItemAsk['kind']>(ask: ItemAsk & { readonly kind: Kind }): ItemAnswers[Kind];
  /** A file of an item that was an answer. */
  assetOf(id: string): Asset | undefined;
}

/** A site besides its items. */
export type SiteFrame = Omit<SiteSnapshot, 'items'>;

/** A site as pages are drawn of it. */
export interface ShownSite extends SiteFrame {
  readonly items: ItemSource;
}

/** Question for items of a collection in the order of its list, all of them where nothing is said. */
export function listAsk(
  collection: Pick<SnapshotCollection, 'id' | 'typeName' | 'list'>,
  wanted: Omit<ListAsk, 'kind' | 'collectionId' | 'order'> & { readonly order?: ItemOrder },
): ListAsk {
  return { kind: 'list', collectionId: collection.id, order: collectionOrder(collection), ...wanted };
}

/** The instant that an item belongs to: the beginning of an event, the publication of anything else. */
export function beginningOf({ startDate, publishOn }: SnapshotItem): number {
  return startDate ?? publishOn;
}

/** The file of a site, or of an item of it that was an answer. */
export function assetIn(
  { assets, items }: Pick<ShownSite, 'assets' | 'items'>,
  id: string,
): Asset | undefined {
  return (Object.hasOwn(assets, id) ? assets[id] : undefined) ?? items.assetOf(id);
}
