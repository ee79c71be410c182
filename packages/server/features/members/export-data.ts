import { findAddresses } from '@veranda/db/members/addresses';
import { findOrdersOfUser } from '@veranda/db/members/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { toWireMoney } from '@veranda/domain/money/wire';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { customerDocument } from '../../platform/customers/customer-document.ts';
import type { Deps } from '../../platform/deps.ts';
import type { RawAnswer } from '../../platform/http/route.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { Visit } from './sign-in.ts';

/**
 * What the site keeps about who is signed in, as a JSON file (commerce, account: data export): everything of their address
 * once they have shown that it is theirs, before that what they have done in the account.
 */
export async function exportData(deps: Deps, { site, call }: Visit): Promise<RawAnswer | Refusal> {
  const user = await readSiteUser(deps, site, call);
  if (!user) return refuse('site-user-away');
  const { email, firstName, lastName } = user;
  const kept = await deps.db.forSite(
    site.id,
    (tx) => (user.isAddressConfirmed ? customerDocument(tx, email.toLowerCase()) : ofAccount(tx, user.id)),
    { readOnly: true },
  );
  const exportedAt = new Date(deps.now()).toISOString();
  const document = { site: site.title, exportedAt, ...kept, account: { email, firstName, lastName } };
  call.reply.header('cache-control', 'no-store');
  return {
    kind: 'bytes',
    status: 200,
    type: 'application/json; charset=utf-8',
    bytes: JSON.stringify(document, null, 2),
    fileName: 'my-data.json',
  };
}

async function ofAccount(tx: SiteTransaction, siteUserId: string): Promise<object> {
  const addresses = await findAddresses(tx, siteUserId);
  const orders = await findOrdersOfUser(tx, tx.siteId, siteUserId);
  return {
    addresses: addresses.map(({ address }) => address),
    orders: orders.map((order) => ({
      number: order.number,
      placedAt: order.placed_at?.toISOString() ?? null,
      email: order.email,
      shippingAddress: order.shipping_address,
      billingAddress: order.billing_address,
      note: order.customer_note,
      total: toWireMoney(order.grand_total_minor, order.currency),
    })),
  };
}
