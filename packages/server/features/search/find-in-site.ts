import { maxSearchLength } from '@veranda/contracts/search';
import { findListingRows } from '@veranda/db/catalog/listing-reader';
import { findAssets } from '@veranda/db/media/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { hasStaleTexts } from '@veranda/db/search/stale';
import { findEntryTexts, readWordIndex } from '@veranda/db/search/word-reader';
import type { ShownSite } from '@veranda/domain/publishing/items/item-asks';
import type { PartKey } from '@veranda/domain/publishing/parts';
import { findEntries } from '@veranda/domain/search/find-entries';
import { snippet } from '@veranda/domain/search/snippet';
import type { FoundWriting, SearchView } from '@veranda/render/page/search-view';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { PublishedDrawing } from '../../services/sites/pages/page-renderer.ts';
import { cardOf } from '../../services/sites/pages/read-catalog.ts';
import { indexStaleTexts } from './index-texts.ts';
import { itemProse, pageProse } from './search-texts.ts';

/** Products on a page of results, and pages with items too: both go on with the next page. */
const perPage = 24;

/** Results of a site for a query. */
export async function findInSite(
  { db }: Pick<Deps, 'db'>,
  { site, published }: { readonly site: SiteEntry; readonly published: PublishedDrawing },
  input: { readonly query: string; readonly offset: number },
): Promise<SearchView> {
  const query = input.query.slice(0, maxSearchLength).trim();
  const asked = { query, offset: input.offset, language: published.frame.website.language };
  const { writings, words, ...found } = await readUpToDate({ db }, site, asked);
  return {
    query,
    ...found,
    writings: await published.settle(() => writings.map((text) => writingOf(published.site, text, words))),
  };
}

interface Asked {
  readonly query: string;
  readonly offset: number;
  readonly language: string;
}

async function readUpToDate({ db }: Pick<Deps, 'db'>, site: SiteEntry, asked: Asked): Promise<Results> {
  const found = await db.forSite(
    site.id,
    async (tx) => ((await hasStaleTexts(tx)) ? null : readResults(tx, asked)),
    { readOnly: true },
  );
  if (found !== null) return found;
  await indexStaleTexts({ db }, site, asked.language);
  return db.forSite(site.id, (tx) => readResults(tx, asked), { readOnly: true });
}

/** Results with the texts that pages and items are shown by, and the words that were found. */
interface Results extends Omit<SearchView, 'query' | 'writings'> {
  readonly writings: readonly PartKey[];
  readonly words: ReadonlySet<string>;
}

async function readResults(tx: SiteTransaction, { query, language, ...asked }: Asked): Promise<Results> {
  const { rankings, words } = await findEntries(await readWordIndex(tx), query, language);
  const { products, writings } = rankings;
  const maxCount = Math.max(products.total, writings.total);
  const offset = asked.offset < maxCount ? asked.offset : 0;
  const shown = await findEntryTexts(tx, 'products', products.page(offset, perPage));
  return {
    ...(await readCards(tx, shown)),
    writings: await findEntryTexts(tx, 'writings', writings.page(offset, perPage)),
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
