import { readSearchableProducts } from '@veranda/db/search/reader';
import { blockText } from '@veranda/domain/blocks/registry';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { slideText } from '@veranda/domain/pages/slides/slide-text';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { indexOf, type Searchable, type TextIndex } from './text-index.ts';

/** Indices of sites, made when a site is first searched. */
export interface SiteIndices {
  of(site: SiteEntry, snapshot: SiteSnapshot): Promise<TextIndex>;
}

interface Kept {
  readonly version: bigint;
  readonly madeAt: number;
  readonly index: Promise<TextIndex>;
}

/** An index is made again for a new version of its site, but not more often than this (milliseconds). */
const freshFor = 5000;
const maxSites = 50;

export function createSiteIndices(deps: Pick<Deps, 'db' | 'now'>): SiteIndices {
  const cache = new Map<string, Kept>();
  return {
    async of(site, snapshot) {
      const known = cache.get(site.id);
      cache.delete(site.id);
      if (known && (known.version === site.version || deps.now() - known.madeAt < freshFor)) {
        cache.set(site.id, known);
        return known.index;
      }
      const index = makeIndex(deps, site, snapshot);
      cache.set(site.id, { version: site.version, madeAt: deps.now(), index });
      const [longestUnused] = cache.keys();
      if (cache.size > maxSites && longestUnused !== undefined) cache.delete(longestUnused);
      index.catch(() => cache.delete(site.id));
      return index;
    },
  };
}

async function makeIndex(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  snapshot: SiteSnapshot,
): Promise<TextIndex> {
  const products = await deps.db.forSite(site.id, (tx) => readSearchableProducts(tx), {
    readOnly: true,
  });
  const shown = publicCollections(snapshot);
  const documents = products
    .filter(({ collectionId }) => shown.has(collectionId))
    .map(({ id, title, tags, categories, text }) => ({
      id: `product:${id}`,
      title,
      labels: [...tags, ...categories].join(' '),
      text,
    }));
  return indexOf([...documents, ...writings(snapshot)], snapshot.website.language);
}

// Content that is not open to everyone is found by no one: its words would reveal it.
function publicCollections({ collections }: SiteSnapshot): ReadonlySet<string> {
  return new Set(collections.filter(({ access }) => !access).map(({ id }) => id));
}

/** Pages and items of a published site as they are searched. */
function writings(snapshot: SiteSnapshot): readonly Searchable[] {
  const open = publicCollections(snapshot);
  const pages = snapshot.collections
    .filter(({ id }) => open.has(id))
    .map((page) => ({
      id: `page:${page.id}`,
      title: page.title,
      labels: page.navigationTitle,
      text: [page.description, wordsOf(page.document), slideText(page.slide)].join(' '),
    }));
  const items = snapshot.items
    .filter(({ collectionId }) => open.has(collectionId))
    .map((item) => ({
      id: `item:${item.id}`,
      title: item.title,
      labels: [...item.tags, ...item.categories].join(' '),
      text: [item.excerpt, item.location?.title ?? '', wordsOf(item.document)].join(' '),
    }));
  return [...pages, ...items];
}

/** The words of a document in reading order. */
export function wordsOf(document: PageDocument | null): string {
  if (document === null) return '';
  return sectionsInOrder(document)
    .flatMap((section) => blocksInOrder(document, section.id))
    .map((block) => blockText(block.type, block.value))
    .filter(Boolean)
    .join(' ');
}
