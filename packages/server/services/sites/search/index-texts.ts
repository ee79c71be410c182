import type { SiteTransaction } from '@veranda/db/platform/database';
import { findContents, findLiveRefs } from '@veranda/db/publishing/manifest';
import { readSearchableProducts } from '@veranda/db/search/product-texts';
import { lockSearchIndex, noteTextsOf, takeStaleTexts } from '@veranda/db/search/stale';
import { type IndexedText, saveTexts } from '@veranda/db/search/writer';
import { readTagNames } from '@veranda/db/tags/reader';
import { namedItem } from '@veranda/domain/publishing/items/items-in-memory';
import { type PartKey, partName } from '@veranda/domain/publishing/parts';
import type { SnapshotCollection, SnapshotItem } from '@veranda/domain/publishing/snapshot';
import { type SearchTexts, weighWords } from '@veranda/domain/search/weigh-words';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';
import { itemTexts, pageTexts, productTexts } from './search-texts.ts';

/** Texts that are indexed in one transaction: their words are what is in memory of it. */
const textsAtOnce = 1000;

/** Brings the words of a site up to date with what visitors see. */
export async function indexStaleTexts(
  { db }: Pick<SitesDeps, 'db'>,
  site: Pick<SiteEntry, 'id'>,
  language: string,
): Promise<void> {
  while (await db.forSite(site.id, (tx) => indexSome(tx, language)));
}

async function indexSome(tx: SiteTransaction, language: string): Promise<boolean> {
  await lockSearchIndex(tx);
  const stale = await takeStaleTexts(tx, textsAtOnce);
  if (stale.length === 0) return false;
  const texts = await readTexts(tx, stale);
  const weighed = stale.map((key): IndexedText => {
    const found = texts.get(partName(key));
    return { ...key, weights: found ? weighWords(found, language) : null };
  });
  const before = await saveTexts(tx, weighed);
  await noteTextsOf(tx, changedGates(weighed, before));
  return true;
}

// Pages that became open to everyone or ceased to be: what is in them is found, or is not, with them.
function changedGates(texts: readonly IndexedText[], before: readonly PartKey[]): readonly string[] {
  const known = new Set(before.map(partName));
  return texts.flatMap((text) =>
    text.kind === 'page' && known.has(partName(text)) !== (text.weights !== null) ? [text.id] : [],
  );
}

// Content that is not open to everyone is found by no one: its words would reveal it.
async function readTexts(
  tx: SiteTransaction,
  keys: readonly PartKey[],
): Promise<ReadonlyMap<string, SearchTexts>> {
  const idsOf = (kind: string) => keys.flatMap((key) => (key.kind === kind ? [key.id] : []));
  const names = await readTagNames(tx);
  const items = (await readLive<SnapshotItem>(tx, 'item', idsOf('item'))).map((item) =>
    namedItem(item, names),
  );
  const products = await readSearchableProducts(tx, idsOf('product'));
  const inside = [...items, ...products].map(({ collectionId }) => collectionId);
  const pages = await readLive<SnapshotCollection>(tx, 'page', [...new Set([...idsOf('page'), ...inside])]);
  const open = pages.filter(({ access }) => !access);
  const openIds = new Set(open.map(({ id }) => id));
  const isOpen = ({ collectionId }: { readonly collectionId: string }) => openIds.has(collectionId);
  return new Map([
    ...open.map((page) => [partName({ kind: 'page', id: page.id }), pageTexts(page)] as const),
    ...items
      .filter(isOpen)
      .map((item) => [partName({ kind: 'item', id: item.id }), itemTexts(item)] as const),
    ...products
      .filter(isOpen)
      .map((product) => [partName({ kind: 'product', id: product.id }), productTexts(product)] as const),
  ]);
}

async function readLive<Part>(tx: SiteTransaction, kind: string, ids: readonly string[]): Promise<Part[]> {
  const refs = await findLiveRefs(
    tx,
    ids.map((id) => ({ kind, id })),
  );
  // Safe: a kind comes with the content of its own.
  return (await findContents(tx, refs)).map(({ content }) => content.part as unknown as Part);
}
