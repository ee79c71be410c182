import { findOpenBusiness } from '@veranda/db/customers/reader';
import { eraseFromCommerce } from '@veranda/db/customers/writer';
import { removeSubmissionsOf } from '@veranda/db/forms/answers-writer';
import { eraseAddress } from '@veranda/db/lists/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';

/** Why somebody cannot be erased yet. */
export type OpenBusiness = 'order' | 'subscription';

/**
 * Takes whoever has an address out of everything that the site keeps; `email` is in small letters. While an order or a
 * subscription of theirs is open, nothing is erased. @returns what is open, or null when it is done
 */
export async function eraseByEmail(tx: SiteTransaction, email: string): Promise<OpenBusiness | null> {
  const open = await findOpenBusiness(tx, tx.siteId, email);
  if (open.orders) return 'order';
  if (open.subscriptions) return 'subscription';
  await eraseFromCommerce(tx, tx.siteId, email);
  await eraseAddress(tx, tx.siteId, email);
  await removeSubmissionsOf(tx, tx.siteId, email);
  return null;
}
