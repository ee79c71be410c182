import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { collectionOrder } from '@veranda/domain/pages/collection-settings';
import { listAsk } from '@veranda/domain/publishing/items/item-asks';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { type TagNames, tagNamesOf } from '@veranda/domain/tags/tag-names';
import { listingKey } from '../context/catalog-view.ts';
import { categoryLinks, collectionContext } from '../context/collection-context.ts';
import { itemContext } from '../context/item-context.ts';
import { tagNeed } from '../context/listing-needs.ts';
import type { Session } from '../context/session.ts';
import { websiteContext } from '../context/website-context.ts';
import { cardItem } from '../products/product-context.ts';

type Attributes = Readonly<Record<string, string>>;
type Context = Readonly<Record<string, unknown>>;

/** The page that the tags are on: its collection and, on an item's page, the item. */
export interface TagPlace {
  readonly collection: SnapshotCollection | null;
  readonly itemId: string;
  readonly itemTags: readonly string[];
}

/** `<squarespace:query collection="blog" limit="3" tag="" category="" skip="0">`: the context of its body. */
export function queryContext(session: Session, attributes: Attributes): Context {
  const collection = namedCollection(session, attributes['collection'] ?? '');
  if (collection === null) return { ...websiteContext(session), items: [] };
  const skip = wholeNumber(attributes['skip'], 0);
  const limit = wholeNumber(attributes['limit'], 10);
  const items =
    collection.type === collectionTypes.products
      ? cardsOf(session, collection)
          .filter((item) => wanted(item, attributes, tagNamesOf(session.snapshot.tagChanges)))
          .slice(skip, skip + limit)
      : queried(session, collection, { attributes, skip, limit });
  return {
    ...websiteContext(session),
    collection: { ...collectionContext(session, collection), items },
    items,
  };
}

/** `<squarespace:category collection="shop">`: the categories of a collection. */
export function categoryContext(session: Session, attributes: Attributes, place: TagPlace): Context {
  const named = attributes['collection'];
  const collection = named === undefined ? place.collection : namedCollection(session, named);
  if (collection === null) return { ...websiteContext(session), items: [], categories: [] };
  const categories = categoryLinks(session, collection, { current: '' });
  return {
    ...websiteContext(session),
    collection: collectionContext(session, collection),
    items: categories,
    categories,
  };
}

/** `<squarespace:related limit="3">`: other items of the collection, those that share most tags first. */
export function relatedContext(session: Session, attributes: Attributes, place: TagPlace): Context {
  const { collection, itemId, itemTags } = place;
  if (collection === null) return { ...websiteContext(session), items: [] };
  const limit = wholeNumber(attributes['limit'], 3);
  const items =
    collection.type === collectionTypes.products
      ? relatedCards(session, { ...place, collection }, limit)
      : session.snapshot.items
          .ask({
            kind: 'related',
            collectionId: collection.id,
            order: collectionOrder(collection),
            id: itemId,
            tags: itemTags,
            limit,
          })
          .map((item: SnapshotItem) => itemContext(session, item, collection));
  return { ...websiteContext(session), collection: collectionContext(session, collection), items };
}

function relatedCards(
  session: Session,
  place: TagPlace & { readonly collection: SnapshotCollection },
  limit: number,
): readonly Listed[] {
  const shared = (item: Listed): number => item.tags.filter((tag) => place.itemTags.includes(tag)).length;
  return cardsOf(session, place.collection)
    .filter((item) => item.id !== place.itemId)
    .map((item, index) => ({ item, index, rank: shared(item) }))
    .sort((a, b) => b.rank - a.rank || a.index - b.index)
    .slice(0, limit)
    .map(({ item }) => item);
}

interface Listed {
  readonly id: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
}

function queried(
  session: Session,
  collection: SnapshotCollection,
  {
    attributes,
    skip,
    limit,
  }: { readonly attributes: Attributes; readonly skip: number; readonly limit: number },
): readonly Listed[] {
  const { tag = '', category = '' } = attributes;
  const { items } = session.snapshot.items.ask(listAsk(collection, { tag, category, offset: skip, limit }));
  return items.map((item) => itemContext(session, item, collection));
}

function cardsOf(session: Session, collection: SnapshotCollection): readonly Listed[] {
  const cards = session.catalog.listings.get(listingKey(tagNeed(collection.id)))?.cards ?? [];
  return cards.map((card) => cardItem(session, card, collection));
}

function wanted(item: Listed, attributes: Attributes, names: TagNames): boolean {
  const { category } = attributes;
  const tag = attributes.tag && names.current('tag', attributes.tag);
  if (tag === null) return false;
  return (!tag || item.tags.includes(tag)) && (!category || item.categories.includes(category));
}

function namedCollection(session: Session, name: string): SnapshotCollection | null {
  const plain = name.replace(/^\//, '');
  const collection = session.snapshot.collections.find(
    (collection) => collection.urlSlug === plain || collection.id === plain,
  );
  if (collection !== undefined) return collection;
  session.errors.push({ code: 'TAG_COLLECTION_MISSING', message: `The site has no collection "${plain}".` });
  return null;
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isNaN(number) || number < 0 ? otherwise : Math.min(number, 200);
}
