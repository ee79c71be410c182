import { usesAtOnce } from '@veranda/contracts/tags';
import { findCategories, findCategory } from '@veranda/db/catalog/categories';
import { findCategoryProducts } from '@veranda/db/catalog/category-products';
import { applyMerge } from '@veranda/db/catalog/merge-categories';
import { restoreCategories as restoreRows } from '@veranda/db/catalog/removed-categories';
import { mergeCategories } from '@veranda/domain/catalog/merge-categories';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { changeLive } from '../../services/sites/directory/change-live.ts';

type CategoryDeps = Pick<Deps, 'db' | 'sites'>;

/** Products of a category, by title. */
export async function readCategoryUses(
  deps: Pick<Deps, 'db'>,
  siteId: string,
  { id, offset }: { readonly id: string; readonly offset: number },
) {
  return deps.db.forSite(
    siteId,
    async (tx) =>
      (await findCategory(tx, id))
        ? findCategoryProducts(tx, { id, offset, limit: usesAtOnce })
        : refuse('category-not-found'),
    { readOnly: true },
  );
}

/** Makes a category part of another one of its store. */
export async function mergeCategory(
  deps: CategoryDeps,
  siteId: string,
  { id, into }: { readonly id: string; readonly into: string },
): Promise<{ id: string } | Refusal> {
  return changeLive(deps, siteId, async (tx) => {
    const [category, target] = [await findCategory(tx, id), await findCategory(tx, into)];
    if (!category) return refuse('category-not-found');
    if (category.type === 'ROOT') return refuse('root-category');
    if (target?.collectionId !== category.collectionId || target.type === 'ROOT')
      return refuse('category-not-found', { field: 'into' });
    const all = await findCategories(tx, category.collectionId);
    const merge = mergeCategories(all, { from: category, into: target });
    if (merge === null) return refuse('merge-into-itself', { field: 'into' });
    await applyMerge(tx, category.collectionId, merge);
    return { id };
  });
}

/** Takes deleted categories back to where they were. */
export async function restoreCategories(
  deps: CategoryDeps,
  siteId: string,
  removal: string,
): Promise<{ id: string } | Refusal> {
  return changeLive(deps, siteId, async (tx) => {
    const outcome = await restoreRows(tx, removal);
    if (outcome === 'restored') return { id: removal };
    if (outcome === 'unknown') return refuse('category-not-found');
    if (outcome === 'orphaned') return refuse('category-above-gone');
    return refuse('tag-taken', { params: { tagType: 'category' } });
  });
}
