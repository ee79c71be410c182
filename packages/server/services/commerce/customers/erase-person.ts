import { removeCommentsOf } from '@veranda/db/comments/writer';
import { lockBusiness } from '@veranda/db/customers/open-business';
import type { Person } from '@veranda/db/customers/person';
import { eraseFromCommerce } from '@veranda/db/customers/writer';
import { removeSubmissionsOf } from '@veranda/db/forms/answers-writer';
import { eraseAddress } from '@veranda/db/mailing-lists/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';

/** Reason why a person cannot be erased yet. */
type OpenBusiness = 'order' | 'subscription';

/**
 * Takes somebody, with their account, out of everything that the site keeps. While an order or a subscription
 * of theirs is open, nothing is erased. @returns what is open, or null when it is done
 */
export async function erasePerson(tx: SiteTransaction, person: Person): Promise<OpenBusiness | null> {
  const { orderIds, ...open } = await lockBusiness(tx, person);
  if (open.hasOpenOrder) return 'order';
  if (open.hasOpenSubscription) return 'subscription';
  await eraseFromCommerce(tx, { person, orderIds });
  if (person.guestEmail === null) return null;
  await eraseAddress(tx, person.guestEmail);
  await removeSubmissionsOf(tx, person.guestEmail);
  // Pages show them.
  if ((await removeCommentsOf(tx, person.guestEmail)) > 0) await bumpSiteVersion(tx);
  return null;
}
