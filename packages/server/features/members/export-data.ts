import { findAddresses } from '@veranda/db/members/addresses';
import { findOrdersOfUser } from '@veranda/db/members/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { toWireMoney } from '@veranda/domain/money/wire';
import type { Deps } from '../../platform/deps.ts';
import type { RawAnswer } from '../../platform/http/route.ts';
import { readSiteUser } from '../../platform/sessions/site-user-session.ts';
import type { Visit } from './sign-in.ts';

/** What the site keeps about who is signed in, as a JSON file (commerce, account: data export). */
export async function exportData(deps: Deps, { site, call }: Visit): Promise<RawAnswer | Refusal> {
  const user = await readSiteUser(deps, site, call);
  if (!user) return refuse('site-user-away');
  const { orders, addresses } = await deps.db.forSite(site.id, async (tx) => ({
    orders: await findOrdersOfUser(tx, site.id, user.id),
    addresses: await findAddresses(tx, site.id, user.id),
  }));
  const document = {
    site: site.title,
    exportedAt: new Date(deps.now()).toISOString(),
    account: { email: user.email, firstName: user.firstName, lastName: user.lastName },
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
  call.reply.header('cache-control', 'no-store');
  return {
    kind: 'bytes',
    status: 200,
    type: 'application/json; charset=utf-8',
    bytes: JSON.stringify(document, null, 2),
    fileName: 'my-data.json',
  };
}
