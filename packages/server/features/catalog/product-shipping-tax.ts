import * as calls from '@veranda/contracts/product-shipping-tax';
import { lockProduct } from '@veranda/db/catalog/reader';
import { findCheckoutRules } from '@veranda/db/checkout/rules';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findProductShippingTax, setProductShippingTax } from '@veranda/db/shipping/product-shipping-tax';
import { noRules } from '@veranda/domain/checkout/checkout-rules';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';

type Chosen = Partial<Pick<calls.ProductShippingTax, 'profileId' | 'taxClassId'>>;

/** Routes of the studio for a product's fulfilment profile and tax class. */
export function productShippingTaxRoutes(deps: Deps): Route[] {
  return [
    route(calls.getProductShippingTax, async (call) => {
      const { id } = siteOf(call);
      return deps.db.forSite(id, (tx) => present(tx, call.params.product));
    }),
    route(calls.setProductShippingTax, async (call) => {
      const { id } = siteOf(call);
      return transactionWithRefusal(deps.db, id, (tx) => choose(tx, { ...call.params, chosen: call.body }));
    }),
  ];
}

async function choose(
  tx: SiteTransaction,
  { product, chosen }: { readonly product: string; readonly chosen: Chosen },
): Promise<calls.ProductShippingTax | Refusal> {
  if (!(await lockProduct(tx, product))) return refuse('product-not-found');
  const now = await present(tx, product);
  if (isRefusal(now)) return now;
  const next = { ...now, ...chosen };
  if (!isOneOf(next.profileId, now.profiles)) return refuse('product-group-unknown', { field: 'profileId' });
  if (!isOneOf(next.taxClassId, now.taxClasses))
    return refuse('product-group-unknown', { field: 'taxClassId' });
  const parts = { shippingProfile: next.profileId, taxClass: next.taxClassId };
  await setProductShippingTax(tx, { productId: product, parts });
  return next;
}

async function present(tx: SiteTransaction, productId: string): Promise<calls.ProductShippingTax | Refusal> {
  const parts = await findProductShippingTax(tx, productId);
  if (!parts) return refuse('product-not-found');
  const { profiles = [], taxes } = (await findCheckoutRules(tx))?.doc ?? noRules;
  const taxClasses = taxes.classes ?? [];
  return {
    // A part that the rules no longer have is the general one.
    profileId: isOneOf(parts.shippingProfile, profiles) ? parts.shippingProfile : '',
    taxClassId: isOneOf(parts.taxClass, taxClasses) ? parts.taxClass : '',
    profiles: profiles.map(({ id, name }) => ({ id, name })),
    taxClasses: taxClasses.map(({ id, name }) => ({ id, name })),
  };
}

function isOneOf(id: string, parts: readonly { readonly id: string }[]): boolean {
  return id === '' || parts.some((part) => part.id === id);
}
