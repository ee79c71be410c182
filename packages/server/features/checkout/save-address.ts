import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Address } from '@veranda/domain/checkout/check-details';
import { keepAddressOf } from '../../platform/addresses/saved-addresses.ts';
import type { LoadedCart } from '../../platform/carts/load-cart.ts';
import type { Deps } from '../../platform/deps.ts';

/** Keeps where a member has something sent to, for the next time. */
export async function saveAddressOf(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { row, requiresShipping }: LoadedCart,
): Promise<void> {
  const address = row.shipping_address as Address | null;
  if (row.site_user_id === null || !requiresShipping || address === null) return;
  await keepAddressOf(deps, tx, { siteUserId: row.site_user_id, address });
}
