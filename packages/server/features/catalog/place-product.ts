import { findOwnCategoryIds } from '@veranda/db/catalog/categories';
import { findOwnAssetIds } from '@veranda/db/media/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { ProductDraft } from '@veranda/domain/catalog/product';
import { freeSlug } from '@veranda/domain/catalog/slug';
import { type Refusal, refuse } from '@veranda/domain/refusal';

/** Pictures and categories that a product names must be the site's own and the store page's own. */
export async function checkReferences(
  tx: SiteTransaction,
  collectionId: string,
  draft: ProductDraft,
): Promise<Refusal | null> {
  const images = [...draft.imageIds, ...draft.variants.flatMap((variant) => variant.mainImageId ?? [])];
  const ownImages = new Set(await findOwnAssetIds(tx, images));
  if (images.some((id) => !ownImages.has(id)))
    return refuse('asset-not-found', { field: 'product.imageIds' });
  const own = new Set(await findOwnCategoryIds(tx, collectionId, draft.categoryIds));
  if (draft.categoryIds.some((id) => !own.has(id)))
    return refuse('category-not-found', { field: 'product.categoryIds' });
  return null;
}

/**
 * A product's address in its store page: the wanted one or one of the title, free of collisions
 * (administration §5).
 */
export function placeSlug(
  wanted: { readonly urlSlug: string; readonly title: string },
  taken: ReadonlySet<string>,
): string {
  const source = { title: wanted.urlSlug === '' ? wanted.title : wanted.urlSlug, fallback: 'product' };
  return freeSlug(source, (slug) => taken.has(slug));
}
