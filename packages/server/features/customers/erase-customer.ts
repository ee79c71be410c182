import { findPerson } from '@veranda/db/customers/person';
import { findCustomer } from '@veranda/db/customers/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import { erasePerson } from '../../services/commerce/customers/erase-person.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Erases a customer; refused while an order or a subscription of theirs is open. */
export async function eraseCustomer(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  id: string,
): Promise<{ id: string } | Refusal> {
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const customer = await findCustomer(tx, { id, currency: site.currency });
    if (!customer) return refuse('unknown-customer');
    const open = await erasePerson(tx, await findPerson(tx, customer.email));
    if (open === 'order') return refuse('customer-order-open');
    return open === 'subscription' ? refuse('customer-subscribed') : { id };
  });
}
