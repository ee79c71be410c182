import { maxSearchLength } from '@veranda/contracts/search';
import { findListingRows } from '@veranda/db/catalog/listing-reader';
import { findAssets } from '@veranda/db/media/reader';
import { slideText } from '@veranda/domain/pages/slides/slide-text';
import type { ShownSite } from '@veranda/domain/publishing/items/item-asks';
import { snippet } from '@veranda/domain/search/snippet';
import type { FoundWriting, SearchView } from '@veranda/render/page/search-view';
import type { SearchResult } from 'minisearch';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { PublishedDrawing } from '../../services/sites/pages/page-renderer.ts';
import { cardOf } from '../../services/sites/pages/read-catalog.ts';
import { type SiteIndices, wordsOf } from './site-index.ts';
import type { Found } from './text-index.ts';

/** Products on a page of results, and pages with items too: both go on with the next page. */
const perPage = 24;

const nothing: Found = { products: [], writings: [] };

/** Results of a site for a query. */
export async function findInSite(
  deps: Pick<Deps, 'db'> & { readonly indices: SiteIndices },
  context: { readonly site: SiteEntry; readonly published: PublishedDrawing },
  input: { readonly query: string; readonly offset: number },
): Promise<SearchView> {
  const { site, published } = context;
  const query = input.query.slice(0, maxSearchLength).trim();
  const { products, writings } =
    query === '' ? nothing : (await deps.indices.of(site, published)).search(query);
  const maxCount = Math.max(products.length, writings.length);
  const offset = input.offset < maxCount ? input.offset : 0;
  const onPage = <One>(all: readonly One[]): readonly One[] => all.slice(offset, offset + perPage);
  return {
    query,
    ...(await readCards(deps, site.id, onPage(products))),
    writings: await published.settle(() =>
      onPage(writings).map((result) => writingOf(published.site, result)),
    ),
    total: products.length + writings.length,
    paging: { offset, limit: perPage, total: maxCount },
  };
}

async function readCards({ db }: Pick<Deps, 'db'>, siteId: string, ids: readonly string[]) {
  if (ids.length === 0) return { cards: [], assets: new Map() };
  return db.forSite(
    siteId,
    async (tx) => {
      const cards = (await findListingRows(tx, ids)).map(cardOf);
      const pictures = cards.flatMap(({ imageId, hoverImageId }) =>
        [imageId, hoverImageId].filter((id) => id !== null),
      );
      const assets = await findAssets(tx, pictures);
      return { cards, assets: new Map(assets.map((asset) => [asset.id, asset])) };
    },
    { readOnly: true },
  );
}

function writingOf(snapshot: ShownSite, searchResult: SearchResult): FoundWriting {
  const [kind, id] = partsOf(searchResult.id);
  const item = kind === 'item' ? snapshot.items.ask({ kind: 'item', id }) : null;
  const page = kind === 'page' ? snapshot.collections.find((collection) => collection.id === id) : undefined;
  const text = [
    item?.excerpt ?? page?.description ?? '',
    wordsOf((item ?? page)?.document ?? null),
    slideText(page?.slide),
  ].join(' ');
  return { kind, id, words: snippet(text, new Set(searchResult.terms)) };
}

function partsOf(id: string): readonly ['item' | 'page', string] {
  const mark = id.indexOf(':');
  return [id.slice(0, mark) === 'item' ? 'item' : 'page', id.slice(mark + 1)];
}
