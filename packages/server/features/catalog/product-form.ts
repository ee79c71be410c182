import * as calls from '@veranda/contracts/product-form';
import { findProduct, lockProduct } from '@veranda/db/catalog/reader';
import { rebuildListing, setProductForm } from '@veranda/db/catalog/writer';
import { findForms } from '@veranda/db/forms/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Route, route, siteOf } from '../../platform/http/route.ts';

/** What is filled in before a product is added, in the studio. */
export function productFormRoutes(deps: Deps): Route[] {
  return [
    route(calls.getProductForm, async (call) => {
      const { id } = siteOf(call);
      return deps.db.forSite(id, (tx) => present(tx, id, call.params.product));
    }),
    route(calls.setProductForm, async (call) => {
      const { id } = siteOf(call);
      const { product } = call.params;
      const saved = await transactionWithRefusal(deps.db, id, (tx) =>
        choose(tx, id, { product, ...call.body }),
      );
      if (!isRefusal(saved)) await deps.sites.refresh(id);
      return saved;
    }),
  ];
}

async function choose(
  tx: SiteTransaction,
  siteId: string,
  { product, formId }: { readonly product: string; readonly formId: string | null },
): Promise<calls.ProductFormChoice | Refusal> {
  if (!(await lockProduct(tx, siteId, product))) return refuse('product-not-found');
  const now = await present(tx, siteId, product);
  if (isRefusal(now)) return now;
  if (formId !== null && !now.forms.some(({ id }) => id === formId))
    return refuse('unknown-form', { field: 'formId' });
  await setProductForm(tx, siteId, { productId: product, formId });
  await rebuildListing(tx, siteId, [product]);
  await bumpSiteVersion(tx, siteId);
  return { ...now, formId };
}

async function present(
  tx: SiteTransaction,
  siteId: string,
  productId: string,
): Promise<calls.ProductFormChoice | Refusal> {
  const product = await findProduct(tx, siteId, productId);
  if (!product) return refuse('product-not-found');
  const forms = (await findForms(tx, siteId))
    .filter(({ doc }) => (JSON.parse(doc) as { purpose?: string }).purpose === 'product')
    .map(({ id, name, live }) => ({ id, name, live }));
  return { formId: product.formId ?? null, forms };
}
