import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { listingKey } from '../context/catalog-view.ts';
import { tagNeed } from '../context/listing-needs.ts';
import { categoryLinks, collectionContext } from '../context/collection-context.ts';
import { itemContext, itemsOf } from '../context/item-context.ts';
import { cardItem } from '../products/product-context.ts';
import type { Session } from '../context/session.ts';
import { websiteContext } from '../context/website-context.ts';

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
  const items = listed(session, collection)
    .filter((item) => wanted(item, attributes))
    .slice(skip, skip + limit);
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
  if (place.collection === null) return { ...websiteContext(session), items: [] };
  const shared = (item: Listed): number => item.tags.filter((tag) => place.itemTags.includes(tag)).length;
  const items = listed(session, place.collection)
    .filter((item) => item.id !== place.itemId)
    .map((item, index) => ({ item, index, rank: shared(item) }))
    .sort((a, b) => b.rank - a.rank || a.index - b.index)
    .slice(0, wholeNumber(attributes['limit'], 3))
    .map(({ item }) => item);
  return { ...websiteContext(session), collection: collectionContext(session, place.collection), items };
}

interface Listed {
  readonly id: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
}

function listed(session: Session, collection: SnapshotCollection): readonly Listed[] {
  if (collection.type !== collectionTypes.products) {
    return itemsOf(session, collection).map((item) => itemContext(session, item, collection));
  }
  const cards = session.catalog.listings.get(listingKey(tagNeed(collection.id)))?.cards ?? [];
  return cards.map((card) => cardItem(session, card, collection));
}

function wanted(item: Listed, attributes: Attributes): boolean {
  const { tag, category } = attributes;
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
