import { createHash } from 'node:crypto';
import { findAddresses, keepAddress } from '@veranda/db/members/addresses';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { Address } from '@veranda/domain/checkout/check-details';
import type { LoadedCart } from '../../platform/carts/load-cart.ts';
import { addressLines } from '../../platform/addresses/address-lines.ts';
import type { Deps } from '../../platform/deps.ts';

/** An address that a member has used before, ready to be shown and to be used again. */
export interface SavedAddress {
  readonly id: string;
  readonly lines: string[];
  readonly address: Address;
}

/** The saved addresses of who is signed in. */
export async function readSavedAddresses(
  tx: SiteTransaction,
  of: { readonly siteUserId: string | null; readonly language: string },
): Promise<SavedAddress[]> {
  if (of.siteUserId === null) return [];
  return (await findAddresses(tx, tx.siteId, of.siteUserId)).map((row) => {
    const address = row.address as Address;
    return { id: row.id, address, lines: addressLines(address, of.language) };
  });
}

/** Keeps where a member has something sent to, for the next time. */
export async function saveAddressOf(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  { row, requiresShipping }: LoadedCart,
): Promise<void> {
  const address = row.shipping_address as Address | null;
  if (row.site_user_id === null || !requiresShipping || address === null) return;
  const parts = Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1));
  await keepAddress(tx, {
    website_id: tx.siteId,
    id: deps.newId(),
    site_user_id: row.site_user_id,
    address: JSON.stringify(address),
    address_hash: createHash('sha256').update(JSON.stringify(parts)).digest(),
    used_at: new Date(deps.now()),
  });
}
