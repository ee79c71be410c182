import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Address } from '@veranda/domain/checkout/check-details';
import { keepAddressOf } from '../../services/commerce/addresses/saved-addresses.ts';
import type { LoadedCart } from '../../services/commerce/carts/load-cart.ts';
import type { Deps } from '../../services/deps.ts';

/** Keeps where a member has something sent to, for the next time. */
export async function saveAddressOf(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { row, requiresShipping }: LoadedCart,
): Promise<void> {
  const address = row.shippingAddress as Address | null;
  if (row.siteUserId === null || !requiresShipping || address === null) return;
  await keepAddressOf(deps, tx, { siteUserId: row.siteUserId, address });
}
