import { findOrder, type OrderRecord } from '@veranda/db/orders/reader';
import { claimPurchase } from '@veranda/db/orders/writer';
import { purchaseToldWithin } from '@veranda/domain/analytics/order-for-analytics';
import { isEntityId } from '@veranda/domain/entity-id';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { opensOrder } from '../../services/commerce/orders/order-key.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/**
 * True while pages still report this order's purchase. The page that has reported it is known by its own key
 * alone.
 */
export function sendsConversionEvent(
  deps: Pick<Deps, 'now'>,
  { placedAt: at, number }: OrderRecord,
): boolean {
  return number !== null && at !== null && deps.now() - at.getTime() < purchaseToldWithin;
}

/**
 * Grants the conversion event of an order to the first browser that asks (storefront §3): a page whose script
 * never runs, a preview of its link and a crawler take nothing away. It is written down here before anybody
 * is told, so that there is one at most; whoever has not heard the answer asks again with the same key.
 */
export async function claimConversionEvent(
  deps: Pick<Deps, 'db' | 'now'>,
  site: SiteEntry,
  given: { readonly orderId: string; readonly auth: string; readonly claim: string },
): Promise<{ claimed: boolean } | Refusal> {
  const { orderId, auth, claim } = given;
  if (!isEntityId(orderId)) return refuse('not-found');
  return deps.db.forSite(site.id, async (tx): Promise<{ claimed: boolean } | Refusal> => {
    const order = await findOrder(tx, orderId);
    if (!order || order.status === 'abandoned' || !opensOrder(order, auth)) return refuse('not-found');
    if (!sendsConversionEvent(deps, order)) return { claimed: false };
    const key = { id: orderId, claim };
    return { claimed: await claimPurchase(tx, key, new Date(deps.now())) };
  });
}
