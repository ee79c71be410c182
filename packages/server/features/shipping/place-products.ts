import type { PlacedProducts } from '@veranda/contracts/carrier-accounts';
import { findCheckoutRules } from '@veranda/db/checkout/rules';
import { findPlacedProducts, placeProducts as writeGroup } from '@veranda/db/shipping/product-shipping-tax';
import { noRules } from '@veranda/domain/checkout/checkout-rules';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** The products that are in a profile or a class of their own. */
export async function readPlacedProducts(deps: Pick<Deps, 'db'>, site: SiteEntry): Promise<PlacedProducts> {
  const rows = await deps.db.forSite(site.id, (tx) => findPlacedProducts(tx));
  const products = rows.map(({ id, title, shippingProfile, taxClass }) => ({
    id,
    title,
    profileId: shippingProfile,
    taxClassId: taxClass,
  }));
  return { products };
}

/** Puts products into a profile or a class that the rules of the shop have. */
export async function placeProducts(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  input: {
    readonly group: 'profile' | 'tax-class';
    readonly id: string;
    readonly productIds: readonly string[];
  },
): Promise<PlacedProducts | Refusal> {
  const { group, id, productIds } = input;
  const placed = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    const { profiles = [], taxes } = (await findCheckoutRules(tx))?.doc ?? noRules;
    const parts = group === 'profile' ? profiles : (taxes.classes ?? []);
    if (!parts.some((refusal) => refusal.id === id)) return refuse('product-group-unknown');
    const column = group === 'profile' ? 'shippingProfile' : 'taxClass';
    return writeGroup(tx, { group: column, id, productIds });
  });
  return isRefusal(placed) ? placed : readPlacedProducts(deps, site);
}
