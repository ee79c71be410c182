import { expireCarts } from '@veranda/db/cart/expiry';
import { findSiteIds } from '@veranda/db/sites/reader';
import type { Deps } from '../../services/deps.ts';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds after its last change that a cart expires (decision 0050). */
const cartTtlMs = { guests: 30 * day, users: 90 * day } as const;
/** Carts of one transaction. */
const batch = 500;

/** Expires the carts of every site that were left. @returns how many */
export async function expireLeftCarts(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = {
    guests: new Date(deps.now() - cartTtlMs.guests),
    users: new Date(deps.now() - cartTtlMs.users),
    limit: batch,
  };
  let all = 0;
  for (const siteId of await deps.db.global((tx) => findSiteIds(tx), { readOnly: true })) {
    let expired = batch;
    while (expired === batch) {
      expired = await deps.db.forSite(siteId, (tx) => expireCarts(tx, before));
      all += expired;
    }
  }
  return all;
}
