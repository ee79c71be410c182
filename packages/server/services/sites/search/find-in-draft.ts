import { setImmediate } from 'node:timers/promises';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findChanges } from '@veranda/db/publishing/manifest';
import { findSearchableProducts, readSearchableProducts } from '@veranda/db/search/product-texts';
import { findAllEntries, type NumberedText, readWordIndex } from '@veranda/db/search/word-reader';
import { namedItem, shownSite } from '@veranda/domain/publishing/items/items-in-memory';
import { type PartKey, partName } from '@veranda/domain/publishing/parts';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { type AddedText, overlayIndex } from '@veranda/domain/search/overlay-index';
import type { SearchList } from '@veranda/domain/search/search-list';
import { type SearchTexts, weighWords } from '@veranda/domain/search/weigh-words';
import { tagNamesOf } from '@veranda/domain/tags/tag-names';
import type { SearchView } from '@veranda/render/page/search-view';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import { drawnDraft } from '../pages/published-items.ts';
import { refreshDraft } from '../publishing/refresh-draft.ts';
import { type Asked, readResults, searchedQuery, type SearchedTexts, searchView } from './find-in-site.ts';
import { indexStaleTexts } from './index-texts.ts';
import { itemTexts, pageTexts, productTexts } from './search-texts.ts';

/**
 * Results of a draft for a query: those of the published site's index, with the texts in which the draft
 * differs from it in place of theirs.
 */
export async function findInDraft(
  deps: Pick<SitesDeps, 'db' | 'now'>,
  { site, snapshot }: { readonly site: SiteEntry; readonly snapshot: SiteSnapshot },
  input: { readonly query: string; readonly offset: number },
): Promise<SearchView> {
  const { language } = snapshot.website;
  const asked: Asked = { query: searchedQuery(input.query), offset: input.offset, language };
  const draft = drawnDraft(shownSite(snapshot, deps.now()));
  await refreshDraft(deps, site.id);
  await indexStaleTexts(deps, site, language);
  const results = await deps.db.forSite(
    site.id,
    async (tx) => readResults(tx, asked, await draftTexts(tx, snapshot)),
    { readOnly: true },
  );
  return searchView(draft, asked.query, results);
}

/** A page or an item of a draft, or a product, whose texts are not in the draft. */
interface DraftText extends PartKey {
  readonly list: SearchList;
  /** Null for a product. */
  readonly texts: (() => SearchTexts) | null;
}

async function draftTexts(tx: SiteTransaction, snapshot: SiteSnapshot): Promise<SearchedTexts> {
  const changed = new Set((await findChanges(tx)).filter(({ kind }) => kind !== 'product').map(partName));
  const entries = await findAllEntries(tx);
  const current = new Set(entries.map(partName).filter((name) => !changed.has(name)));
  const found = [...openWritings(snapshot), ...(await openProducts(tx, snapshot))];
  const names = new Set(found.map(partName));
  const isFound = (entry: NumberedText) => names.has(partName(entry)) && current.has(partName(entry));
  const hiddenOf = (list: SearchList) =>
    new Set(entries.flatMap((text) => (text.list === list && !isFound(text) ? [text.entry] : [])));
  const missing = found.filter((text) => !current.has(partName(text)));
  const base = await readWordIndex(tx);
  const { index, numbered } = overlayIndex(base, {
    hidden: { products: hiddenOf('products'), writings: hiddenOf('writings') },
    added: await weighTexts(tx, missing, snapshot.website.language),
  });
  const byNumber = new Map([...entries, ...numbered].map((text) => [`${text.list} ${text.entry}`, text]));
  const textAt = (list: SearchList, entry: number) => byNumber.get(`${list} ${entry}`) ?? [];
  return {
    index,
    textsOf: (list, numbers) => Promise.resolve(numbers.flatMap((entry) => textAt(list, entry))),
  };
}

// Content that is not open to everyone is found by no one, in a draft as on the published site.
function openWritings({ collections, items, tagChanges }: SiteSnapshot): readonly DraftText[] {
  const names = tagNamesOf(tagChanges);
  const list = 'writings';
  const pages = collections.filter(({ access }) => !access);
  const ids = new Set(pages.map(({ id }) => id));
  return [
    ...pages.map((page) => ({ kind: 'page', id: page.id, list, texts: () => pageTexts(page) }) as const),
    ...items
      .filter(({ collectionId }) => ids.has(collectionId))
      .map(
        (item) =>
          ({ kind: 'item', id: item.id, list, texts: () => itemTexts(namedItem(item, names)) }) as const,
      ),
  ];
}

async function openProducts(
  tx: SiteTransaction,
  { collections }: SiteSnapshot,
): Promise<readonly DraftText[]> {
  const stores = new Set(collections.flatMap(({ id, access }) => (access ? [] : [id])));
  return (await findSearchableProducts(tx)).flatMap(({ id, collectionId }) =>
    stores.has(collectionId) ? [{ kind: 'product', id, list: 'products', texts: null } as const] : [],
  );
}

/** Texts that are weighed before others are served. */
const textsAtOnce = 100;

async function weighTexts(
  tx: SiteTransaction,
  all: readonly DraftText[],
  language: string,
): Promise<readonly AddedText[]> {
  const weighed: AddedText[] = [];
  for (let from = 0; from < all.length; from += textsAtOnce) {
    const some = all.slice(from, from + textsAtOnce);
    const ids = some.flatMap(({ id, texts }) => (texts ? [] : [id]));
    const products = new Map((await readSearchableProducts(tx, ids)).map((product) => [product.id, product]));
    for (const { kind, id, list, texts } of some) {
      const product = products.get(id);
      const read = texts?.() ?? (product && productTexts(product));
      if (read) weighed.push({ kind, id, list, weights: weighWords(read, language) });
    }
    await setImmediate();
  }
  return weighed;
}
