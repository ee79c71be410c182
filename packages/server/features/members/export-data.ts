import { type Refusal, refuse } from '@veranda/domain/refusal';
import { customerDocument } from '../../services/commerce/customers/customer-document.ts';
import type { Deps } from '../../services/deps.ts';
import type { RawAnswer } from '../../platform/http/route.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { Visit } from './sign-in.ts';

/**
 * Data that the site holds about the signed-in customer, as a JSON file: what they have done in the account,
 * and everything of their address once they have shown that it is theirs.
 */
export async function exportData(deps: Deps, { site, call }: Visit): Promise<RawAnswer | Refusal> {
  const user = await readSiteUser(deps, site, call);
  if (!user) return refuse('site-user-away');
  const { email, firstName, lastName } = user;
  const guestEmail = user.isAddressConfirmed ? email.toLowerCase() : null;
  const customerData = await deps.db.forSite(
    site.id,
    (tx) => customerDocument(tx, { accountId: user.id, guestEmail }),
    { readOnly: true },
  );
  const exportedAt = new Date(deps.now()).toISOString();
  const document = { site: site.title, exportedAt, ...customerData, account: { email, firstName, lastName } };
  call.reply.header('cache-control', 'no-store');
  return {
    kind: 'bytes',
    status: 200,
    type: 'application/json; charset=utf-8',
    bytes: JSON.stringify(document, null, 2),
    fileName: 'my-data.json',
  };
}
