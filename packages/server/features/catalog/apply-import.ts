import { ensureCategories } from '@veranda/db/catalog/categories';
import { findCollectionRoom, findProduct, lockProduct } from '@veranda/db/catalog/reader';
import { lockStore } from '@veranda/db/catalog/stores';
import { insertProducts, rebuildListing, updateProduct as saveProduct } from '@veranda/db/catalog/writer';
import { lockStock, moveStock, setUnlimited } from '@veranda/db/inventory/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isUniqueViolation } from '@veranda/db/platform/violations';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import type { ImportPlan, PlannedChange, PlannedProduct } from '@veranda/domain/catalog/import/plan-import';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import type { Product } from '@veranda/domain/catalog/product';
import type { Deps } from '../../services/deps.ts';
import { currencyProblem } from '../../services/commerce/currency/currency-problem.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { placeSlug } from './place-product.ts';
import { addStore } from './stores.ts';

/** Result of a planned product: its id, or null when somebody changed it or its place in the meantime. */
export type AppliedProduct = { readonly planned: PlannedProduct; readonly productId: string | null };

export interface AppliedImport {
  readonly products: readonly AppliedProduct[];
  /** Store pages that were made. */
  readonly newStores: readonly { readonly id: string; readonly title: string }[];
}

interface Run {
  readonly deps: Deps;
  /** In whose currency the file was read. */
  readonly site: SiteEntry;
  readonly siteId: string;
  readonly runId: string;
  readonly storeIds: readonly string[];
}

const chunk = 50;

/**
 * Writes what was planned. Each product is there whole or not at all: new ones come in transactions of fifty,
 * or one by one when such a fifty meets somebody else's change. A run that is broken off may simply be run
 * again.
 */
export async function applyImport(
  deps: Deps,
  { site, runId }: { readonly site: SiteEntry; readonly runId: string },
  plan: ImportPlan,
): Promise<AppliedImport> {
  const siteId = site.id;
  const stores = await makeStores(deps, siteId, plan);
  const run: Run = { deps, site, siteId, runId, storeIds: stores.map((store) => store.id) };
  const products: AppliedProduct[] = [];
  const fresh = plan.products.filter((product) => product.verdict === 'create');
  for (let at = 0; at < fresh.length; at += chunk)
    products.push(...(await createTogether(run, fresh.slice(at, at + chunk))));
  for (const planned of plan.products) {
    const known = planned.change?.known;
    if (planned.verdict === 'update' && planned.change && known)
      products.push({ planned, productId: await updateOne(run, planned.change, known) });
    if (planned.verdict === 'unchanged') products.push({ planned, productId: known?.id ?? null });
  }
  await deps.sites.refresh(siteId);
  return { products, newStores: stores.filter((store) => store.made) };
}

async function makeStores(deps: Deps, siteId: string, plan: ImportPlan) {
  const stores: { id: string; title: string; made: boolean }[] = [];
  for (const store of plan.stores) {
    const id = store.id ?? deps.newId();
    if (store.id === null) {
      const wanted = { title: store.title, navigationTitle: store.title };
      await deps.db.forSite(siteId, (tx) => addStore(deps, tx, { ...wanted, id }));
    }
    stores.push({ id, title: store.title, made: store.id === null });
  }
  return stores;
}

async function createTogether(run: Run, planned: readonly PlannedProduct[]): Promise<AppliedProduct[]> {
  try {
    const ids = await run.deps.db.forSite(run.siteId, (tx) => insertPlanned(run, tx, planned), {
      statementLimit: 60_000,
    });
    if (ids || planned.length === 1)
      return planned.map((one, at) => ({ planned: one, productId: ids?.[at] ?? null }));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    if (planned.length === 1) return planned.map((one) => ({ planned: one, productId: null }));
  }
  const one: AppliedProduct[] = [];
  for (const single of planned) one.push(...(await createTogether(run, [single])));
  return one;
}

// Null: a store page has gone or has no room any more, or the amounts are of another currency than the
// site's.
async function insertPlanned(
  run: Run,
  tx: SiteTransaction,
  planned: readonly PlannedProduct[],
): Promise<string[] | null> {
  const { deps, site } = run;
  if (await currencyProblem(tx, site)) return null;
  const changes = planned.flatMap((one) => one.change ?? []);
  const products: Product[] = [];
  for (const [index, collectionId] of run.storeIds.entries()) {
    const own = changes.filter((change) => change.store === index);
    if (own.length === 0) continue;
    if (!(await lockStore(tx, collectionId))) return null;
    const room = await findCollectionRoom(tx, collectionId);
    if (room.count + own.length > catalogLimits.productsPerCollection) return null;
    const slugs = new Set(room.slugs);
    for (const [at, change] of own.entries()) {
      const position = room.lastPosition + at + 1;
      products.push(await newProduct(run, tx, { change, collectionId, slugs, position }));
    }
  }
  const actor = `import:${run.runId}`;
  await insertProducts(tx, products, { actor, kind: 'import', newId: deps.newId });
  await bumpSiteVersion(tx);
  const bySource = new Map(products.map((product) => [product.sourceId, product.id]));
  return changes.map((change) => bySource.get(change.sourceId) ?? '');
}

async function newProduct(
  run: Run,
  tx: SiteTransaction,
  place: {
    readonly change: PlannedChange;
    readonly collectionId: string;
    readonly slugs: Set<string>;
    readonly position: number;
  },
): Promise<Product> {
  const { deps } = run;
  const { change, collectionId } = place;
  const { variants, ...draft } = change.draft;
  const now = new Date(deps.now());
  const urlSlug = placeSlug(draft, place.slugs);
  place.slugs.add(urlSlug);
  return {
    ...draft,
    id: deps.newId(),
    collectionId,
    sourceId: change.sourceId,
    urlSlug,
    position: place.position,
    version: 1n,
    createdAt: now,
    updatedAt: now,
    categoryIds: await categoryIds(run, tx, { collectionId, change }),
    variants: variants.map((variant) => ({ ...variant, id: deps.newId() })),
  };
}

async function categoryIds(
  { deps }: Run,
  tx: SiteTransaction,
  { collectionId, change }: { readonly collectionId: string; readonly change: PlannedChange },
): Promise<string[]> {
  const steps = (change.file.categories ?? []).flat();
  if (steps.length === 0) return [];
  const ids = await ensureCategories(tx, collectionId, { steps, newId: deps.newId });
  return (change.draft.categoryPaths ?? []).flatMap((path) => ids.get(path) ?? []);
}

async function updateOne(run: Run, change: PlannedChange, known: Product): Promise<string | null> {
  const { deps, site, siteId } = run;
  return deps.db.forSite(siteId, async (tx) => {
    if (await currencyProblem(tx, site)) return null;
    if (!(await lockProduct(tx, known.id))) return null;
    const product = await findProduct(tx, known.id);
    if (!product || product.version !== known.version) return null;
    const moves = stockMoves(change, known);
    for (const { variantId, delta } of moves) {
      const stock = await lockStock(tx, variantId);
      if (!stock || stock.onHand + delta < stock.reserved) return null;
    }
    const { categoryPaths, variants, ...draft } = change.draft;
    const { collectionId } = product;
    const changed: Product = {
      ...product,
      ...draft,
      imageIds: product.imageIds,
      categoryIds:
        categoryPaths === null ? product.categoryIds : await categoryIds(run, tx, { collectionId, change }),
      variants: variants.map((variant) => ({ ...variant, id: variant.id ?? deps.newId() })),
    };
    const actor = `import:${run.runId}`;
    if (!(await saveProduct(tx, changed, { actor, kind: 'import', newId: deps.newId }))) return null;
    for (const { variantId, delta, unlimited } of moves) {
      const move = { id: deps.newId(), variantId, delta, kind: 'import', actor } as const;
      if (delta !== 0) await moveStock(tx, { ...move, idempotencyKey: `${actor}:${variantId}` });
      await setUnlimited(tx, { variantId, unlimited });
    }
    await rebuildListing(tx, [product.id]);
    await bumpSiteVersion(tx);
    return product.id;
  });
}

// The difference to what the plan saw: what was sold since then stays sold.
function stockMoves(change: PlannedChange, known: Product) {
  const old = new Map(known.variants.map((variant) => [variant.id, variant]));
  return change.draft.variants.flatMap((variant) => {
    const before = variant.id === null ? undefined : old.get(variant.id);
    if (!before) return [];
    const { unlimited, quantity } = variant.stock;
    return [{ variantId: before.id, delta: unlimited ? 0 : quantity - before.stock.quantity, unlimited }];
  });
}
