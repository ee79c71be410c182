import { maxSearchLength } from '@veranda/contracts/search';
import { findListingRows } from '@veranda/db/catalog/listing-reader';
import { findAssets } from '@veranda/db/media/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { hasStaleTexts } from '@veranda/db/search/stale';
import { findEntryTexts, readWordIndex } from '@veranda/db/search/word-reader';
import type { ShownSite } from '@veranda/domain/publishing/items/item-asks';
import type { PartKey } from '@veranda/domain/publishing/parts';
import { findEntries } from '@veranda/domain/search/find-entries';
import type { SearchList } from '@veranda/domain/search/search-list';
import { snippet } from '@veranda/domain/search/snippet';
import type { WordIndex } from '@veranda/domain/search/word-index';
import type { FoundWriting, SearchView } from '@veranda/render/page/search-view';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import type { DrawnSite } from '../pages/drawn-site.ts';
import type { PublishedDrawing } from '../pages/page-renderer.ts';
import { cardOf } from '../pages/read-catalog.ts';
import { indexStaleTexts } from './index-texts.ts';
import { itemProse, pageProse } from './search-texts.ts';

/** Products on a page of results, and pages with items too: both go on with the next page. */
const perPage = 24;

/** Results of a site for a query. */
export async function findInSite(
  { db }: Pick<SitesDeps, 'db'>,
  { site, published }: { readonly site: SiteEntry; readonly published: PublishedDrawing },
  input: { readonly query: string; readonly offset: number },
): Promise<SearchView> {
  const query = searchedQuery(input.query);
  const asked = { query, offset: input.offset, language: published.frame.website.language };
  const results = await readUpToDate({ db }, site, asked);
  return searchView(published, query, results);
}

/** Results as the search page shows them, of the site that they were found in. */
export async function searchView(
  { site, settle }: Pick<DrawnSite, 'site' | 'settle'>,
  query: string,
  { writings, words, ...found }: Results,
): Promise<SearchView> {
  const shown = await settle(() => writings.map((text) => writingOf(site, text, words)));
  return { query, ...found, writings: shown };
}

/** The part of a query that is looked for. */
export function searchedQuery(text: string): string {
  return text.slice(0, maxSearchLength).trim();
}

/** Results that are passed over: 0 for anything but a whole number above it. */
export function searchOffset(text: string | undefined): number {
  const offset = Number(text ?? 0);
  return Number.isInteger(offset) && offset > 0 ? offset : 0;
}

/** A search as it is carried out. */
export interface Asked {
  readonly query: string;
  readonly offset: number;
  readonly language: string;
}

async function readUpToDate({ db }: Pick<SitesDeps, 'db'>, site: SiteEntry, asked: Asked): Promise<Results> {
  const found = await db.forSite(
    site.id,
    async (tx) => ((await hasStaleTexts(tx)) ? null : readPublished(tx, asked)),
    { readOnly: true },
  );
  if (found !== null) return found;
  await indexStaleTexts({ db }, site, asked.language);
  return db.forSite(site.id, (tx) => readPublished(tx, asked), { readOnly: true });
}

async function readPublished(tx: SiteTransaction, asked: Asked): Promise<Results> {
  const index = await readWordIndex(tx);
  return readResults(tx, asked, {
    index,
    textsOf: (list, entries) => findEntryTexts(tx, list, entries),
  });
}

/** An index, and the texts of its entries. */
export interface SearchedTexts {
  readonly index: WordIndex;
  textsOf(list: SearchList, entries: readonly number[]): Promise<readonly PartKey[]>;
}

/** Results with the texts that pages and items are shown by, and the words that were found. */
interface Results extends Omit<SearchView, 'query' | 'writings'> {
  readonly writings: readonly PartKey[];
  readonly words: ReadonlySet<string>;
}

/** The page of results that is asked for. */
export async function readResults(
  tx: SiteTransaction,
  { query, language, ...asked }: Asked,
  { index, textsOf }: SearchedTexts,
): Promise<Results> {
  const { rankings, words } = await findEntries(index, query, language);
  const { products, writings } = rankings;
  const maxCount = Math.max(products.total, writings.total);
  const offset = asked.offset < maxCount ? asked.offset : 0;
  const shown = await textsOf('products', products.page(offset, perPage));
  return {
    ...(await readCards(tx, shown)),
    writings: await textsOf('writings', writings.page(offset, perPage)),
    words,
    total: products.total + writings.total,
    paging: { offset, limit: perPage, total: maxCount },
  };
}

async function readCards(tx: SiteTransaction, products: readonly PartKey[]) {
  const ids = products.map(({ id }) => id);
  const cards = (await findListingRows(tx, ids)).map(cardOf);
  const pictures = cards.flatMap(({ imageId, hoverImageId }) =>
    [imageId, hoverImageId].filter((id) => id !== null),
  );
  const assets = await findAssets(tx, pictures);
  return { cards, assets: new Map(assets.map((asset) => [asset.id, asset])) };
}

function writingOf(site: ShownSite, { kind, id }: PartKey, words: ReadonlySet<string>): FoundWriting {
  if (kind === 'item') {
    const item = site.items.ask({ kind: 'item', id });
    return { kind, id, words: snippet(item ? itemProse(item) : '', words) };
  }
  const page = site.collections.find((collection) => collection.id === id);
  return { kind: 'page', id, words: snippet(page ? pageProse(page) : '', words) };
}
