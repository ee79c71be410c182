import { findProducts } from '@veranda/db/catalog/reader';
import { findTranslations } from '@veranda/db/multilingual/translations';
import { type ProductTexts, productTexts } from '@veranda/domain/multilingual/product-texts';
import { findDrafts } from '@veranda/db/forms/reader';
import { findAssets } from '@veranda/db/media/reader';
import { findProductContents } from '@veranda/db/pages/product-contents';
import { findItemsById, findPagesById, type PageRecord } from '@veranda/db/pages/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import {
  findStaleDrafts,
  type ReadDraft,
  saveDrafts,
  type StaleDraft,
} from '@veranda/db/publishing/draft-parts';
import { findSettings, findSiteById } from '@veranda/db/sites/reader';
import { type AnyPart, type PartKey, partName } from '@veranda/domain/publishing/parts';
import type { SitesDeps } from '../deps.ts';
import { namedIds, type PartRows, partsOf } from './document-parts.ts';

/**
 * Reads the documents that were changed since they were read last, in one moment for all of them, so that what
 * publishing takes of each is known.
 */
export async function refreshDraft(deps: Pick<SitesDeps, 'db'>, siteId: string): Promise<void> {
  await deps.db.forSite(siteId, refreshStaleDrafts, { isolation: 'repeatable read' });
}

/** The same within a transaction. */
export async function refreshStaleDrafts(tx: SiteTransaction): Promise<void> {
  const stale = await findStaleDrafts(tx);
  if (stale.length === 0) return;
  const rows = await readRows(tx, stale);
  const shown = await shownRows(tx, rows);
  const parts = new Map((await readParts(tx, shown)).map((part) => [partName(part), part]));
  await saveDrafts(
    tx,
    stale.map((draft) => readDraft(draft, parts.get(partName(draft)))),
  );
}

/** Parts of documents as they are now, whatever their state is; those that are not there are left out. */
export async function currentParts(tx: SiteTransaction, keys: readonly PartKey[]): Promise<AnyPart[]> {
  return readParts(tx, await readRows(tx, keys));
}

function readDraft({ kind, id, edits }: StaleDraft, part: AnyPart | undefined): ReadDraft {
  const assetIds = part ? Object.keys(part.content.assets) : [];
  return { kind, id, edits, content: part?.content ?? null, assetIds };
}

async function readParts(tx: SiteTransaction, rows: PartRows): Promise<AnyPart[]> {
  const assets = await findAssets(tx, namedIds(rows));
  return partsOf(rows, new Map(assets.map((asset) => [asset.id, asset])));
}

async function readRows(tx: SiteTransaction, keys: readonly PartKey[]): Promise<PartRows> {
  const idsOf = (kind: string) => keys.flatMap((key) => (key.kind === kind ? [key.id] : []));
  const translations = await findTranslations(
    tx,
    keys.map(({ id }) => id),
  );
  const translated = translations.flatMap(({ kind, id }) => (kind === 'product' ? [id] : []));
  return {
    site: idsOf('site').length === 0 ? null : await readSite(tx),
    pages: await findPagesById(tx, idsOf('page')),
    items: await findItemsById(tx, idsOf('item')),
    forms: await findDrafts(tx, idsOf('form')),
    products: await findProductContents(tx, idsOf('product')),
    ...(translations.length === 0
      ? {}
      : { translations, translatedProducts: await readProductTexts(tx, [...new Set(translated)]) }),
  };
}

/** Texts of products by their ids; those in the trash have none. */
export async function readProductTexts(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductTexts>> {
  if (ids.length === 0) return new Map();
  return new Map((await findProducts(tx, ids)).map((product) => [product.id, productTexts(product)]));
}

async function readSite(tx: SiteTransaction): Promise<PartRows['site']> {
  const record = await findSiteById(tx, tx.siteId);
  const settings = await findSettings(tx);
  return record && settings ? { record, settings: settings.doc } : null;
}

// Items of a page that visitors do not get are not shown either.
async function shownRows(tx: SiteTransaction, rows: PartRows): Promise<PartRows> {
  const collections = await findPagesById(tx, [
    ...new Set(rows.items.map(({ collectionId }) => collectionId)),
  ]);
  const shown = new Set(collections.filter((page) => isShown(page)).map(({ id }) => id));
  return {
    ...rows,
    pages: rows.pages.filter((page) => isShown(page)),
    items: rows.items.filter((item) => item.status === 'published' && shown.has(item.collectionId)),
    products: rows.products.filter(
      ({ id, document }) => Object.keys(document.sections).length > 0 || rows.translatedProducts?.has(id),
    ),
  };
}

/** True for a page that visitors get with the next publication, or that only those who work on the site see. */
export function isShown({ status, deletedAt, enabled }: PageRecord, withPrivate = false): boolean {
  const isOpen = status === 'published' || (withPrivate && status === 'private');
  return isOpen && deletedAt === null && enabled;
}
