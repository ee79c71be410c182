import { setImmediate } from 'node:timers/promises';
import { readSearchableProducts } from '@veranda/db/search/reader';
import { blockKind } from '@veranda/domain/blocks/registry';
import { blocksInOrder, sectionsInOrder } from '@veranda/domain/pages/reading-order';
import type { PageDocument } from '@veranda/domain/pages/document';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { foldWord, mostSlips, searchWords, swapped } from '@veranda/domain/search/words';
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** What can be found of a site: `product:<id>`, `page:<collection>`, `item:<item>`. */
export interface Searchable {
  readonly id: string;
  readonly title: string;
  readonly labels: string;
  readonly text: string;
}

/**
 * Finds what holds every word of a query as it was written or goes on from there; where nothing does, what holds every
 * word with slips, and then any of them. The best comes first.
 */
export interface SiteIndex {
  search(query: string): readonly SearchResult[];
}

/** Indices of sites, made when a site is first searched. */
export interface SiteIndices {
  of(site: SiteEntry, snapshot: SiteSnapshot): Promise<SiteIndex>;
}

interface Kept {
  readonly version: bigint;
  readonly madeAt: number;
  readonly index: Promise<SiteIndex>;
}

/** An index is made anew for a new version of its site, but not more often than this (milliseconds). */
const freshFor = 5000;
const mostSites = 50;
/** Words of a query that are looked for. */
const mostWords = 12;

export function openSiteIndices(deps: Pick<Deps, 'db' | 'now'>): SiteIndices {
  const kept = new Map<string, Kept>();
  return {
    async of(site, snapshot) {
      const known = kept.get(site.id);
      kept.delete(site.id);
      if (known && (known.version === site.version || deps.now() - known.madeAt < freshFor)) {
        kept.set(site.id, known);
        return known.index;
      }
      const index = makeIndex(deps, site, snapshot);
      kept.set(site.id, { version: site.version, madeAt: deps.now(), index });
      const [longestUnused] = kept.keys();
      if (kept.size > mostSites && longestUnused !== undefined) kept.delete(longestUnused);
      index.catch(() => kept.delete(site.id));
      return index;
    },
  };
}

async function makeIndex(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  snapshot: SiteSnapshot,
): Promise<SiteIndex> {
  const products = await deps.db.forSite(site.id, (tx) => readSearchableProducts(tx, site.id), {
    readOnly: true,
  });
  const shown = openCollections(snapshot);
  const found = products
    .filter(({ collectionId }) => shown.has(collectionId))
    .map(({ id, title, tags, text }) => ({ id: `product:${id}`, title, labels: tags.join(' '), text }));
  return indexOf([...found, ...writings(snapshot)], snapshot.website.language);
}

/** Makes an index; long ones in slices, so that requests are answered meanwhile. */
export async function indexOf(all: readonly Searchable[], language: string): Promise<SiteIndex> {
  const mini = new MiniSearch<Searchable>({
    fields: ['title', 'labels', 'text'],
    tokenize: (text) => [...searchWords(text, language)],
    processTerm: (term) => foldWord(term) || null,
    searchOptions: { boost: { title: 4, labels: 2 }, prefix: true, fuzzy: mostSlips },
  });
  await mini.addAllAsync(all, { chunkSize: 200 });
  const common = await findCommonWords(all, language);
  return {
    search(query) {
      const written = searchWords(query, language).slice(0, mostWords);
      const rare = written.filter((word) => !common.has(foldWord(word)));
      const sought = rare.length > 0 ? rare : written;
      const kept = (found: SearchResult[]): SearchResult[] =>
        sought === written
          ? found
          : found.filter(({ id }) =>
              written.every((word) => rare.includes(word) || common.get(foldWord(word))?.has(id)),
            );
      const exact = kept(mini.search({ combineWith: 'AND', queries: [...sought] }, { fuzzy: false }));
      if (exact.length > 0) return exact;
      const every = kept(mini.search({ combineWith: 'AND', queries: sought.map(withSwaps) }));
      if (every.length > 0) return every;
      return mini.search({ combineWith: 'OR', queries: written.map(withSwaps) });
    },
  };
}

/** A word in more texts than this tells them too little apart to be weighed beside a rarer one. */
const commonFrom = 500;

/**
 * The texts of each common word. Beside a rarer word it is only asked whether a text holds it: to weigh ten thousand
 * texts by it would take most of a search, and change no order.
 */
async function findCommonWords(
  all: readonly Searchable[],
  language: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const texts = new Map<string, Set<string>>();
  if (all.length <= commonFrom) return texts;
  for (const [at, one] of all.entries()) {
    if (at % 200 === 199) await setImmediate();
    const words = new Set(searchWords(`${one.title} ${one.labels} ${one.text}`, language).map(foldWord));
    for (const word of words) {
      const known = texts.get(word);
      if (known) known.add(one.id);
      else texts.set(word, new Set([one.id]));
    }
  }
  for (const [word, found] of texts) if (found.size <= commonFrom) texts.delete(word);
  return texts;
}

// Two letters in the wrong order are one slip of the pen, and two of the index.
function withSwaps(word: string): Query {
  const swaps = foldWord(word).length < 4 ? [] : swapped(foldWord(word));
  return {
    combineWith: 'OR',
    queries: [word, ...swaps.map((one) => ({ queries: [one], prefix: false, fuzzy: false }))],
  };
}

// What not everyone may see is not found by anyone: its words would tell of it.
function openCollections({ collections }: SiteSnapshot): ReadonlySet<string> {
  return new Set(collections.filter(({ access }) => !access).map(({ id }) => id));
}

/** Pages and items of a published site as they are searched. */
function writings(snapshot: SiteSnapshot): readonly Searchable[] {
  const open = openCollections(snapshot);
  const pages = snapshot.collections
    .filter(({ id }) => open.has(id))
    .map((page) => ({
      id: `page:${page.id}`,
      title: page.title,
      labels: page.navigationTitle,
      text: [page.description, wordsOf(page.document)].join(' '),
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
    .map((block) => blockKind(block.type)?.text(block.value) ?? '')
    .filter(Boolean)
    .join(' ');
}
