import { setImmediate as breathe } from 'node:timers/promises';
import { findCategories } from '@veranda/db/catalog/categories';
import {
  findCollectionRoom,
  findProductIdsByKey,
  findProducts,
  findSkuOwners,
} from '@veranda/db/catalog/reader';
import { findStore, findStores } from '@veranda/db/catalog/stores';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { cellsOf } from '@veranda/domain/catalog/import/file-products';
import {
  type ImportPlan,
  type KnownProduct,
  type PlannedProduct,
  planImport,
  type StoreRoom,
} from '@veranda/domain/catalog/import/plan-import';
import type { Product } from '@veranda/domain/catalog/product';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { cleanHtml } from '../../platform/html/clean-html.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { randomNumber } from './read-draft.ts';
import type { ImportFile } from './read-import-file.ts';
import { findStoredImages } from '../../services/sites/pictures/stored-images.ts';

/** Target and options of an import. */
export interface ImportTarget {
  readonly collectionId: string;
  readonly overflow: 'refuse' | 'second-store';
}

/** A plan with the pictures that the site has already, by the address that the file names. */
interface PreparedImport {
  readonly plan: ImportPlan;
  readonly storedImages: ReadonlyMap<string, string>;
  /** Address word of the store page that is imported into. */
  readonly page: string;
}

/** Compares a file with the store and plans what an import would do. */
export async function prepareImport(
  deps: Deps,
  site: SiteEntry,
  { file, target }: { readonly file: ImportFile; readonly target: ImportTarget },
): Promise<PreparedImport | Refusal> {
  const around = await deps.db.forSite(site.id, (tx) => readImportContext(tx, site, { file, target }), {
    readOnly: true,
    statementLimit: 30_000,
  });
  if (!around) return refuse('store-not-found', { field: 'collection' });
  const cleaned = await cleanDescriptions(file);
  const plan = planImport({
    table: file.table,
    columns: file.columns,
    currency: site.currency,
    fileKey: file.key,
    clean: (html) => cleaned.get(html) ?? cleanHtml(html),
    nextNumber: () => randomNumber(deps),
    known: around.known,
    skus: around.skus,
    stores: around.stores,
    overflow: target.overflow,
  });
  const { storedImages } = around;
  return {
    plan: { ...plan, products: plan.products.map((product) => withImages(product, storedImages)) },
    storedImages,
    page: around.page,
  };
}

async function readImportContext(
  tx: SiteTransaction,
  site: SiteEntry,
  { file, target }: { readonly file: ImportFile; readonly target: ImportTarget },
) {
  const stores = await storeRooms(tx, target.collectionId);
  if (!stores) return null;
  const [keys, addresses, skus] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const row of file.table.rows) {
    const cell = cellsOf(row, file.columns);
    keys.add(cell('productId') || `${file.key}:${row.number}`);
    skus.add(cell('sku') ?? '');
    for (const address of (cell('images') ?? '').split(/\s+/)) if (address !== '') addresses.add(address);
  }
  const known = await knownProducts(tx, [...keys]);
  const storedImages = await findStoredImages(tx, site, [...addresses]);
  const page = (await findStore(tx, target.collectionId))?.urlSlug ?? '';
  const owners = await findSkuOwners(
    tx,
    [...skus].filter((sku) => sku !== ''),
  );
  return { stores, known, skus: owners, storedImages, page };
}

// The page itself, then those that an earlier import made to continue it: "Shop", "Shop 2", "Shop 3".
async function storeRooms(tx: SiteTransaction, id: string): Promise<StoreRoom[] | null> {
  const stores = await findStores(tx);
  const first = stores.find((store) => store.id === id);
  if (!first) return null;
  const next = stores
    .filter(
      (store) =>
        store.title.startsWith(`${first.title} `) && /^\d+$/.test(store.title.slice(first.title.length + 1)),
    )
    .sort((store, other) => store.title.length - other.title.length || (store.title < other.title ? -1 : 1));
  const rooms: StoreRoom[] = [];
  for (const store of [first, ...next]) {
    const { count, slugs } = await findCollectionRoom(tx, store.id);
    rooms.push({ id: store.id, title: store.title, count, slugs });
  }
  return rooms;
}

async function knownProducts(
  tx: SiteTransaction,
  keys: readonly string[],
): Promise<Map<string, KnownProduct>> {
  const productIds = await findProductIdsByKey(tx, keys);
  const products = await findProducts(
    tx,
    productIds.map((row) => row.id),
  );
  const paths = await pathsOfCategories(tx, products);
  const known = new Map<string, KnownProduct>();
  for (const product of products) {
    const categoryPaths = product.categoryIds.flatMap((id) => paths.get(id) ?? []);
    known.set(product.id, { product, categoryPaths });
    if (product.sourceId !== null) known.set(product.sourceId, { product, categoryPaths });
  }
  return known;
}

/** The path of every category of the store pages that these products are in. */
export async function pathsOfCategories(
  tx: SiteTransaction,
  products: readonly Product[],
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const collectionId of new Set(products.map((product) => product.collectionId)))
    for (const category of await findCategories(tx, collectionId)) paths.set(category.id, category.path);
  return paths;
}

// Pictures that are all stored already but are in another order, or are others, are a change.
function withImages(planned: PlannedProduct, stored: ReadonlyMap<string, string>): PlannedProduct {
  const { change } = planned;
  const addresses = change?.file.images;
  if (planned.verdict !== 'unchanged' || !addresses || !change.known) return planned;
  const ids = addresses.map((address) => stored.get(address));
  const same =
    change.known.imageIds.length === ids.length &&
    ids.every((id, index) => id === change.known?.imageIds[index]);
  return same || ids.includes(undefined) ? planned : { ...planned, verdict: 'update' };
}

// Cleaning takes about a millisecond a text: other requests come in between.
async function cleanDescriptions(file: ImportFile): Promise<Map<string, string>> {
  const cleaned = new Map<string, string>();
  for (const row of file.table.rows) {
    const html = cellsOf(row, file.columns)('description');
    if (!html || row.fault || cleaned.has(html)) continue;
    cleaned.set(html, cleanHtml(html));
    if (cleaned.size % 10 === 0) await breathe();
  }
  return cleaned;
}
