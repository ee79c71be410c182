import type { ProductCard, ProductView } from '@veranda/contracts/catalog';
import { findFormerAddresses } from '@veranda/db/catalog/addresses';
import { findProduct } from '@veranda/db/catalog/reader';
import { type ProductTableQuery, readProductTable } from '@veranda/db/catalog/studio-reader';
import { findStore } from '@veranda/db/catalog/stores';
import { findAssets } from '@veranda/db/media/reader';
import type { Product } from '@veranda/domain/catalog/product';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { presentCard, presentProduct } from './present.ts';

/** One page of the table of products. */
export async function readProducts(
  deps: Deps,
  site: SiteEntry,
  query: Omit<ProductTableQuery, 'offset' | 'limit'> & { readonly page: number; readonly perPage: number },
): Promise<{ products: ProductCard[]; total: number; page: number; perPage: number }> {
  const { page, perPage, ...filter } = query;
  const bounds = { offset: (page - 1) * perPage, limit: perPage };
  const table = await deps.db.forSite(site.id, (tx) => readProductTable(tx, { ...filter, ...bounds }), {
    readOnly: true,
  });
  return { products: table.rows.map((row) => presentCard(site, row)), total: table.total, page, perPage };
}

/** One product. */
export async function readProduct(
  deps: Deps,
  site: SiteEntry,
  id: string,
): Promise<{ product: ProductView } | Refusal> {
  const product = await deps.db.forSite(site.id, (tx) => findProduct(tx, id), { readOnly: true });
  return product ? viewOf(deps, site, product) : refuse('product-not-found');
}

/** Result of a use case, as the wire wants it. */
export async function viewOf(
  deps: Deps,
  site: SiteEntry,
  answer: Product | Refusal,
): Promise<{ product: ProductView } | Refusal> {
  if (isRefusal(answer)) return answer;
  const around = await deps.db.forSite(
    site.id,
    async (tx) => ({
      images: await findAssets(tx, answer.imageIds),
      storeSlug: (await findStore(tx, answer.collectionId))?.urlSlug ?? '',
      addresses: await findFormerAddresses(tx, answer.id),
    }),
    { readOnly: true },
  );
  return { product: presentProduct(site, answer, around) };
}
