import type { CategoryView, StoreView } from '@veranda/contracts/catalog-stores';
import {
  ensureCategories,
  findCategories,
  findCategory,
  insertCategory,
  moveCategory,
} from '@veranda/db/catalog/categories';
import { removeCategories } from '@veranda/db/catalog/removed-categories';
import {
  findStore,
  findStores,
  findTakenAddresses,
  insertStore,
  lockStore,
} from '@veranda/db/catalog/stores';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import { freeSlug, slugify } from '@veranda/domain/catalog/slug';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { presentCategory, presentStore } from './present.ts';

/** The store pages of a site. */
export async function readStores(deps: Deps, siteId: string): Promise<{ stores: StoreView[] }> {
  const rows = await deps.db.forSite(siteId, (tx) => findStores(tx), { readOnly: true });
  return { stores: rows.map((row) => presentStore(row, row.productCount)) };
}

/** Settings of a new store page. */
interface WantedStore {
  readonly title: string;
  readonly navigationTitle: string;
  readonly urlId?: string;
  readonly description?: string;
  readonly enabled?: boolean;
}

/** Makes a store page; visitors see it when the site is published. */
export async function createStore(
  deps: Deps,
  siteId: string,
  wanted: WantedStore,
): Promise<StoreView | Refusal> {
  return deps.db.forSite(siteId, async (tx) => {
    const id = await addStore(deps, tx, { ...wanted, id: deps.newId() });
    const row = await findStore(tx, id);
    return row ? presentStore(row, 0) : refuse('store-not-found');
  });
}

/** The same inside a transaction. @returns the id that was given */
export async function addStore(
  deps: Pick<Deps, 'reservedSlugs'>,
  tx: SiteTransaction,
  wanted: WantedStore & { readonly id: string },
): Promise<string> {
  const taken = await findTakenAddresses(tx);
  const title = wanted.title.trim() === '' ? 'Store' : wanted.title.trim();
  const source = { title: wanted.urlId?.trim() || title, fallback: 'store' };
  const urlSlug = freeSlug(source, (slug) => taken.has(slug) || deps.reservedSlugs().has(slug));
  await insertStore(tx, {
    id: wanted.id,
    title,
    navigationTitle: wanted.navigationTitle.trim() === '' ? title : wanted.navigationTitle.trim(),
    urlSlug,
    description: wanted.description ?? '',
    enabled: wanted.enabled ?? true,
  });
  return wanted.id;
}

/** The categories of a store page, parents first. */
export async function readCategories(
  deps: Deps,
  siteId: string,
  collectionId: string,
): Promise<{ categories: CategoryView[] } | Refusal> {
  return deps.db.forSite(siteId, async (tx) => {
    if (!(await findStore(tx, collectionId))) return refuse('store-not-found');
    return { categories: (await findCategories(tx, collectionId)).map(presentCategory) };
  });
}

/** Settings of a new category. */
interface WantedCategory {
  readonly displayName: string;
  readonly type?: 'ROOT' | 'CATEGORY';
  readonly parentId?: string | null;
  readonly displayIndex?: number;
}

/** Makes a category under another one or under the root; a root that is there already is answered. */
export async function createCategory(
  deps: Deps,
  place: { readonly siteId: string; readonly collectionId: string },
  wanted: WantedCategory,
): Promise<CategoryView | Refusal> {
  return deps.db.forSite(place.siteId, async (tx) => {
    if (!(await lockStore(tx, place.collectionId))) return refuse('store-not-found');
    await ensureCategories(tx, place.collectionId, { steps: [], newId: deps.newId });
    const rows = await findCategories(tx, place.collectionId);
    const root = rows.find((row) => row.path === '');
    if (wanted.type === 'ROOT' && root) return presentCategory(root);
    const parent = wanted.parentId ? rows.find((row) => row.id === wanted.parentId) : root;
    if (!parent) return refuse('category-not-found', { field: 'parentId' });
    const fault = nameFault(wanted.displayName, rows.length);
    if (fault) return fault;
    const slug = slugOfCategory(wanted.displayName);
    const path = `${parent.path}/${slug}`;
    if (rows.some((row) => row.path === path))
      return refuse('tag-taken', { field: 'displayName', params: { tagType: 'category' } });
    const category = {
      collectionId: place.collectionId,
      id: deps.newId(),
      parentId: parent.id,
      type: 'CATEGORY',
      displayName: wanted.displayName.trim(),
      slug,
      path,
      pageRendering: 'LIST_VIEW',
      displayIndex: wanted.displayIndex ?? rows.length,
    };
    await insertCategory(tx, category);
    await bumpSiteVersion(tx);
    return presentCategory({ ...category, productCount: 0 });
  });
}

/** Renames a category; its address and those below it follow. */
export async function renameCategory(
  deps: Deps,
  siteId: string,
  { id, displayName }: { readonly id: string; readonly displayName: string },
): Promise<{ id: string; displayName: string; path: string } | Refusal> {
  return deps.db.forSite(siteId, async (tx) => {
    const category = await findCategory(tx, id);
    if (!category) return refuse('category-not-found');
    if (category.type === 'ROOT') return refuse('root-category');
    const fault = nameFault(displayName, 0);
    if (fault) return fault;
    const slug = slugOfCategory(displayName);
    const path = `${category.path.slice(0, category.path.lastIndexOf('/'))}/${slug}`;
    const rows = await findCategories(tx, category.collectionId);
    if (rows.some((row) => row.path === path && row.id !== id))
      return refuse('tag-taken', { field: 'displayName', params: { tagType: 'category' } });
    const { parentId } = category;
    await moveCategory(tx, category, { displayName: displayName.trim(), slug, path, parentId });
    await bumpSiteVersion(tx);
    return { id, displayName: displayName.trim(), path };
  });
}

/** Deletes a category with those below it; `removal` is what that is taken back by. */
export async function deleteCategory(
  deps: Deps,
  siteId: string,
  id: string,
): Promise<{ deleted: true; removal: string } | Refusal> {
  return deps.db.forSite(siteId, async (tx) => {
    const category = await findCategory(tx, id);
    if (!category) return refuse('category-not-found');
    if (category.type === 'ROOT') return refuse('root-category');
    const removal = deps.newId();
    await removeCategories(tx, { id: removal, category });
    await bumpSiteVersion(tx);
    return { deleted: true as const, removal };
  });
}

function nameFault(name: string, count: number): Refusal | null {
  if (name.trim().length > catalogLimits.category)
    return refuse('category-too-long', { field: 'displayName', params: { limit: catalogLimits.category } });
  if (count >= catalogLimits.categories)
    return refuse('too-many-categories', { params: { limit: catalogLimits.categories } });
  return null;
}

function slugOfCategory(name: string): string {
  return slugify(name) || 'category';
}
