import { findWholeItems } from '@veranda/db/publishing/items';
import { readSearchableProducts } from '@veranda/db/search/reader';
import { blockText } from '@veranda/domain/blocks/registry';
import { slideText } from '@veranda/domain/pages/slides/slide-text';
import type { PageDocument } from '@veranda/domain/pages/document';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import type { SnapshotItem } from '@veranda/domain/publishing/snapshot';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { PublishedDrawing } from '../../services/sites/pages/page-renderer.ts';
import { indexOf, type Searchable, type TextIndex } from './text-index.ts';

/** What is published of a site, by the number of its revision. */
type Published = Pick<PublishedDrawing, 'frame' | 'number'>;

/** Indices of sites, made when a site is first searched. */
export interface SiteIndices {
  of(site: SiteEntry, published: Published): Promise<TextIndex>;
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
    async of(site, published) {
      const known = cache.get(site.id);
      cache.delete(site.id);
      if (known && (known.version === site.version || deps.now() - known.madeAt < freshFor)) {
        cache.set(site.id, known);
        return known.index;
      }
      const index = makeIndex(deps, site, published);
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
  { frame, number }: Published,
): Promise<TextIndex> {
  const products = await deps.db.forSite(site.id, (tx) => readSearchableProducts(tx), {
    readOnly: true,
  });
  const shown = publicCollections(frame);
  const documents = products
    .filter(({ collectionId }) => shown.has(collectionId))
    .map(({ id, title, tags, categories, text }) => ({
      id: `product:${id}`,
      title,
      labels: [...tags, ...categories].join(' '),
      text,
    }));
  const items = await readItems(deps, site, { shown, number });
  return indexOf([...documents, ...pagesOf(frame, shown), ...items], frame.website.language);
}

// Content that is not open to everyone is found by no one: its words would reveal it.
function publicCollections({ collections }: SiteFrame): ReadonlySet<string> {
  return new Set(collections.filter(({ access }) => !access).map(({ id }) => id));
}

function pagesOf({ collections }: SiteFrame, open: ReadonlySet<string>): readonly Searchable[] {
  return collections
    .filter(({ id }) => open.has(id))
    .map((page) => ({
      id: `page:${page.id}`,
      title: page.title,
      labels: page.navigationTitle,
      text: [page.description, wordsOf(page.document), slideText(page.slide)].join(' '),
    }));
}

/** Items that are read at once: only their words are kept. */
const itemsAtOnce = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

async function readItems(
  { db }: Pick<Deps, 'db'>,
  site: SiteEntry,
  { shown, number }: { readonly shown: ReadonlySet<string>; readonly number: number },
): Promise<readonly Searchable[]> {
  const found: Searchable[] = [];
  for (let after = beforeAll; ; ) {
    const from = { after, limit: itemsAtOnce };
    const items = await db.forSite(site.id, (tx) => findWholeItems(tx, number, from), { readOnly: true });
    for (const { id, card, document } of items)
      if (shown.has(card.collectionId)) found.push(searchableOf({ ...card, id, document }));
    const last = items.at(-1);
    if (items.length < itemsAtOnce || !last) return found;
    after = last.id;
  }
}

function searchableOf(item: SnapshotItem): Searchable {
  return {
    id: `item:${item.id}`,
    title: item.title,
    labels: [...item.tags, ...item.categories].join(' '),
    text: [item.excerpt, item.location?.title ?? '', wordsOf(item.document)].join(' '),
  };
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
