import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import type { BlockNeeds } from '../blocks/block-view.ts';
import { blockViews } from '../blocks/registry.ts';
import type { CatalogNeeds } from '../context/catalog-view.ts';
import { categoryPath, listNeed, tagNeed } from '../context/listing-needs.ts';
import type { SiteTheme } from '../context/site-theme.ts';
import { type PageTarget } from '../context/target.ts';
import { sliceViews } from '../slices/registry.ts';

/** Needs of a page that shows no goods. */
export const bareNeeds: CatalogNeeds = {
  productIds: [],
  slug: null,
  listings: [],
  categoriesOf: [],
  facetsOf: [],
  fundIds: [],
  comments: null,
};

/** Parts of the live catalogue that the page shows: read once, before it is rendered. */
export function catalogNeeds(snapshot: SiteFrame, theme: SiteTheme, target: PageTarget): CatalogNeeds {
  const stores = snapshot.collections.filter((collection) => collection.type === collectionTypes.products);
  const blocks = [
    ...documentsOf(target).flatMap((document) => blockNeedsOf(document, snapshot)),
    ...sliceNeedsOf(target, snapshot),
  ];
  const fundIds = fundsIn(blocks);
  const storeIds = new Set(stores.map((store) => store.id));
  const showsItems =
    theme.usesQueries || blocks.some(({ listing }) => listing && !storeIds.has(listing.collectionId));
  const comments = commentsNeed(target, storeIds, showsItems);
  if (stores.length === 0) return { ...bareNeeds, fundIds, comments };
  const listings = blocks.flatMap(({ listing }) =>
    listing && storeIds.has(listing.collectionId) ? [listing] : [],
  );
  const isStoreList = target.kind === 'list' && storeIds.has(target.collection.id);
  if (isStoreList) listings.push(listNeed(theme, target.collection, target.filter));
  if (theme.usesQueries || target.kind === 'product')
    listings.push(...stores.map((store) => tagNeed(store.id)));
  const groups = groupNeeds(groupedIn(blocks, storeIds));
  const showsCategories = theme.usesQueries || target.kind === 'list' || target.kind === 'product';
  return {
    productIds: productsIn(blocks),
    slug: slugOf(target),
    listings,
    categoriesOf: showsCategories ? [...storeIds] : groups.categoriesOf,
    facetsOf: [
      ...groups.facetsOf,
      ...(isStoreList
        ? [{ collectionId: target.collection.id, category: categoryPath(target.filter.category) }]
        : []),
    ],
    fundIds,
    comments,
  };
}

/** Parts of the catalogue that the content of a product's page shows: known once the product is read. */
export function contentNeeds(snapshot: SiteFrame, product: { readonly id: string } | null): CatalogNeeds {
  const content = product && snapshot.products?.[product.id];
  const blocks = content ? blockNeedsOf(content, snapshot) : [];
  const stores = new Set(
    snapshot.collections.filter(({ type }) => type === collectionTypes.products).map(({ id }) => id),
  );
  return {
    ...bareNeeds,
    productIds: productsIn(blocks),
    listings: blocks.flatMap(({ listing }) => (listing && stores.has(listing.collectionId) ? [listing] : [])),
    ...groupNeeds(groupedIn(blocks, stores)),
    fundIds: fundsIn(blocks),
  };
}

/** Needs of blocks that group the products of stores by tag or category. */
export function groupNeeds(stores: readonly string[]): Pick<CatalogNeeds, 'categoriesOf' | 'facetsOf'> {
  return {
    categoriesOf: stores,
    facetsOf: stores.map((collectionId) => ({ collectionId, category: '' })),
  };
}

// Stores that blocks group the products of, each once.
function groupedIn(blocks: readonly BlockNeeds[], stores: ReadonlySet<string>): readonly string[] {
  return [...new Set(blocks.flatMap(({ groupsOf }) => groupsOf ?? []))].filter((id) => stores.has(id));
}

// Lists say how many comments their items have; the page of an item shows them.
function commentsNeed(
  target: PageTarget,
  storeIds: ReadonlySet<string>,
  showsItems: boolean,
): CatalogNeeds['comments'] {
  if (target.kind === 'item') {
    const { item, commentsFrom: from, reply } = target;
    return { itemId: item.id, from, reply, countsOf: null };
  }
  const isList = target.kind === 'list' && !storeIds.has(target.collection.id);
  return isList || showsItems ? { itemId: '', from: 0, reply: '', countsOf: null } : null;
}

function slugOf(target: PageTarget): CatalogNeeds['slug'] {
  if (target.kind !== 'product') return null;
  const { collection, urlSlug, reviewsFrom } = target;
  return { collectionId: collection.id, urlSlug, reviewsFrom };
}

// Ids that blocks name, each once.
function productsIn(needs: readonly BlockNeeds[]): readonly string[] {
  return [...new Set(needs.flatMap(({ productIds = [] }) => productIds.filter(Boolean)))];
}

function fundsIn(needs: readonly BlockNeeds[]): readonly string[] {
  return [...new Set(needs.flatMap(({ fundId }) => fundId || []))];
}

function blockNeedsOf(document: PageDocument, snapshot: SiteFrame): BlockNeeds[] {
  return Object.values(document.blocks).flatMap(
    ({ type, value }) => blockViews.get(type)?.needs?.(value, snapshot) ?? [],
  );
}

function sliceNeedsOf(target: PageTarget, snapshot: SiteFrame): BlockNeeds[] {
  const slide = target.kind === 'page' ? target.collection.slide : undefined;
  return Object.values(slide?.slices ?? {}).flatMap(
    ({ name, value }) => sliceViews.get(name)?.needs?.(value, snapshot) ?? [],
  );
}

/** Documents that a target is drawn of. */
export function documentsOf(target: PageTarget): PageDocument[] {
  if (target.kind === 'not-found') return [];
  const document = target.kind === 'item' ? target.item.document : target.collection.document;
  return document === null ? [] : [document];
}
