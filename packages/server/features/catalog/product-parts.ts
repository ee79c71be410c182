import * as calls from '@veranda/contracts/product-parts';
import { lockProduct } from '@veranda/db/catalog/reader';
import { findCheckoutRules } from '@veranda/db/checkout/rules';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findProductParts, setProductParts } from '@veranda/db/shipping/product-parts';
import { noRules } from '@veranda/domain/checkout/checkout-rules';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Route, route, siteOf } from '../../platform/http/route.ts';

type Chosen = Partial<Pick<calls.ProductPartsChoice, 'profileId' | 'taxClassId'>>;

/** What a product is sent by and taxed as, in the studio. */
export function productPartsRoutes(deps: Deps): Route[] {
  return [
    route(calls.getProductParts, async (call) => {
      const { id } = siteOf(call);
      return deps.db.forSite(id, (tx) => present(tx, id, call.params.product));
    }),
    route(calls.setProductParts, async (call) => {
      const { id } = siteOf(call);
      return transactionWithRefusal(deps.db, id, (tx) =>
        choose(tx, id, { ...call.params, chosen: call.body }),
      );
    }),
  ];
}

async function choose(
  tx: SiteTransaction,
  siteId: string,
  { product, chosen }: { readonly product: string; readonly chosen: Chosen },
): Promise<calls.ProductPartsChoice | Refusal> {
  if (!(await lockProduct(tx, siteId, product))) return refuse('product-not-found');
  const now = await present(tx, siteId, product);
  if (isRefusal(now)) return now;
  const next = { ...now, ...chosen };
  if (!isOneOf(next.profileId, now.profiles)) return refuse('part-unknown', { field: 'profileId' });
  if (!isOneOf(next.taxClassId, now.taxClasses)) return refuse('part-unknown', { field: 'taxClassId' });
  const parts = { shipping_profile: next.profileId, tax_class: next.taxClassId };
  await setProductParts(tx, siteId, { productId: product, parts });
  return next;
}

async function present(
  tx: SiteTransaction,
  siteId: string,
  productId: string,
): Promise<calls.ProductPartsChoice | Refusal> {
  const parts = await findProductParts(tx, siteId, productId);
  if (!parts) return refuse('product-not-found');
  const { profiles = [], taxes } = (await findCheckoutRules(tx, siteId))?.doc ?? noRules;
  const taxClasses = taxes.classes ?? [];
  return {
    // A part that the rules no longer have is the general one.
    profileId: isOneOf(parts.shipping_profile, profiles) ? parts.shipping_profile : '',
    taxClassId: isOneOf(parts.tax_class, taxClasses) ? parts.tax_class : '',
    profiles: profiles.map(({ id, name }) => ({ id, name })),
    taxClasses: taxClasses.map(({ id, name }) => ({ id, name })),
  };
}

function isOneOf(id: string, parts: readonly { readonly id: string }[]): boolean {
  return id === '' || parts.some((one) => one.id === id);
}
