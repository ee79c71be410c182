import { findPerson } from '@veranda/db/customers/person';
import { findCustomer } from '@veranda/db/customers/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { customerDocument } from '../../services/commerce/customers/customer-document.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Everything that the shop keeps about a customer, as the text of a JSON file. */
export async function exportCustomer(
  deps: Pick<Deps, 'db' | 'now'>,
  site: SiteEntry,
  id: string,
): Promise<string | Refusal> {
  const exportedAt = new Date(deps.now()).toISOString();
  return deps.db.forSite(
    site.id,
    async (tx) => {
      const customer = await findCustomer(tx, { id, currency: site.currency });
      if (!customer) return refuse('unknown-customer');
      const { email, name } = customer;
      const document = await customerDocument(tx, await findPerson(tx, email));
      return JSON.stringify({ site: site.title, exportedAt, email, name, ...document }, null, 2);
    },
    { readOnly: true },
  );
}
