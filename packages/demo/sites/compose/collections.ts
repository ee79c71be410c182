import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { PageAccess } from '@veranda/domain/pages/page-access';
import type { NavigationNode, SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';

interface CollectionFacts {
  readonly title: string;
  readonly urlSlug: string;
  readonly description: string;
  readonly navigationTitle?: string;
  readonly seoTitle?: string;
  readonly imageAssetId?: string;
  readonly document?: PageDocument;
  readonly access?: PageAccess;
}

/** A page of sections (collection type 10, administration §3); its id is `page-{name}`. */
export function pageCollection(name: string, facts: CollectionFacts): SnapshotCollection {
  return collectionOf({ id: `page-${name}`, type: collectionTypes.page, typeName: 'page' }, facts);
}

/** A list (generic 1, products 13) of the theme's kind `typeName`, under its own id. */
export function listCollection(
  id: string,
  typeName: 'products' | 'events' | 'projects' | 'blog',
  facts: CollectionFacts,
): SnapshotCollection {
  return collectionOf(
    { id, type: typeName === 'products' ? collectionTypes.products : collectionTypes.generic, typeName },
    facts,
  );
}

function collectionOf(
  kind: Pick<SnapshotCollection, 'id' | 'type' | 'typeName'>,
  facts: CollectionFacts,
): SnapshotCollection {
  return {
    ...kind,
    title: facts.title,
    navigationTitle: facts.navigationTitle ?? facts.title,
    urlSlug: facts.urlSlug,
    description: facts.description,
    isHome: facts.urlSlug === '',
    seo: {
      // A home page is called as its site.
      title: facts.seoTitle ?? (facts.urlSlug === '' ? '' : facts.title),
      description: facts.description,
      imageAssetId: facts.imageAssetId ?? null,
    },
    ...(facts.access ? { access: facts.access } : {}),
    document: facts.document ?? null,
  };
}

type ItemFacts = Pick<
  SnapshotItem,
  'id' | 'collectionId' | 'recordType' | 'title' | 'urlSlug' | 'publishOn'
> &
  Partial<SnapshotItem>;

/** An item with everything it does not have left empty. */
export function item(facts: ItemFacts): SnapshotItem {
  return {
    excerpt: '',
    tags: [],
    categories: [],
    imageAssetId: null,
    startDate: null,
    endDate: null,
    location: null,
    sourceUrl: '',
    galleryAssetIds: [],
    customFields: {},
    document: null,
    ...facts,
  };
}

/** A navigation entry that leads to a page or collection of the site. */
export function link(title: string, collectionId: string, ...children: NavigationNode[]): NavigationNode {
  return { id: `nav-${collectionId}`, title, target: { kind: 'collection', collectionId }, children };
}

/** A navigation entry that leads to an address, of this site (`/shop?category=bread`) or of another. */
export function externalLink(title: string, href: string, ...children: NavigationNode[]): NavigationNode {
  const id = `nav-${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return { id, title, target: { kind: 'external', href, newWindow: href.startsWith('http') }, children };
}
