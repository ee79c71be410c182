import * as calls from '@veranda/contracts/product-form';
import { findProduct, lockProduct } from '@veranda/db/catalog/reader';
import { rebuildListing, setProductForm } from '@veranda/db/catalog/writer';
import { findForms } from '@veranda/db/forms/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';

/** Routes of the studio for the form that is filled in before a product is added. */
export function productFormRoutes(deps: Deps): Route[] {
  return [
    route(calls.getProductForm, async (call) => {
      const { id } = siteOf(call);
      return deps.db.forSite(id, (tx) => present(tx, call.params.product));
    }),
    route(calls.setProductForm, async (call) => {
      const { id } = siteOf(call);
      const { product } = call.params;
      const saved = await transactionWithRefusal(deps.db, id, (tx) => choose(tx, { product, ...call.body }));
      if (!isRefusal(saved)) await deps.sites.refresh(id);
      return saved;
    }),
  ];
}

async function choose(
  tx: SiteTransaction,
  { product, formId }: { readonly product: string; readonly formId: string | null },
): Promise<calls.ProductFormChoice | Refusal> {
  if (!(await lockProduct(tx, product))) return refuse('product-not-found');
  const now = await present(tx, product);
  if (isRefusal(now)) return now;
  if (formId !== null && !now.forms.some(({ id }) => id === formId))
    return refuse('unknown-form', { field: 'formId' });
  await setProductForm(tx, { productId: product, formId });
  await rebuildListing(tx, [product]);
  await bumpSiteVersion(tx);
  return { ...now, formId };
}

async function present(tx: SiteTransaction, productId: string): Promise<calls.ProductFormChoice | Refusal> {
  const product = await findProduct(tx, productId);
  if (!product) return refuse('product-not-found');
  const forms = (await findForms(tx))
    .filter(({ doc }) => doc.purpose === 'product')
    .map(({ id, name, live }) => ({ id, name, live }));
  return { formId: product.formId ?? null, forms };
}
