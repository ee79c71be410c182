import { findCustomer, findOpenBusiness } from '@veranda/db/customers/reader';
import { eraseFromCommerce } from '@veranda/db/customers/writer';
import { removeSubmissionsOf } from '@veranda/db/forms/answers-writer';
import { eraseAddress } from '@veranda/db/lists/writer';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { changeOrRefuse } from '../../platform/change-or-refuse.ts';
import type { Deps } from '../../platform/deps.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** Erases a customer; refused while an order or a subscription of theirs is open. */
export async function eraseCustomer(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  id: string,
): Promise<{ id: string } | Refusal> {
  return changeOrRefuse(deps.db, site.id, async (tx) => {
    const customer = await findCustomer(tx, site.id, { id, currency: site.currency });
    if (!customer) return refuse('unknown-customer');
    const { email } = customer;
    const open = await findOpenBusiness(tx, site.id, email);
    if (open.orders) return refuse('customer-order-open');
    if (open.subscriptions) return refuse('customer-subscribed');
    await eraseFromCommerce(tx, site.id, email);
    await eraseAddress(tx, site.id, email);
    await removeSubmissionsOf(tx, site.id, email);
    return { id };
  });
}
