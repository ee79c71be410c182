import { findEntitlements } from '@veranda/db/downloads/reader';
import { findOrder } from '@veranda/db/orders/reader';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { isEntityId } from '@veranda/domain/entity-id';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { presentDownloads } from '../../services/commerce/downloads/download-links.ts';
import { countCall } from '../../platform/http/rate-limit.ts';
import { opensOrder, readStatusToken } from '../../services/commerce/orders/order-key.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

const oneMailIn = 15 * 60_000;

/**
 * Leaves the mail with the downloads of an order to be sent again to the order's own address, for holders of
 * the key of its page; at most one in a quarter of an hour. Only the shop gives downloads again whose limits
 * are reached.
 */
export async function mailDownloads(
  deps: Deps,
  site: SiteEntry,
  { token, ip }: { readonly token: string; readonly ip: string },
): Promise<Refusal | null> {
  const { orderId, key } = readStatusToken(token);
  const problem = await deps.db.forSite(site.id, async (tx) => {
    const order = isEntityId(orderId) ? await findOrder(tx, orderId) : undefined;
    if (!order || order.number === null || !opensOrder(order, key)) return refuse('unknown-order');
    const downloads = presentDownloads(deps, await findEntitlements(tx, orderId));
    return downloads.some((download) => download.url !== '') ? null : refuse('download-ended');
  });
  if (problem) return problem;
  const subject = { siteId: site.id, ip, cart: '', accountId: '' };
  const wait = await countCall(deps, 'mail-downloads', subject);
  if (wait > 0) return refuse('order-link-limit', { waitSeconds: wait });
  const id = deps.newId();
  const mailKey = `again.${Math.floor(deps.now() / oneMailIn)}`;
  await deps.db.forSite(site.id, (tx) =>
    addToOutbox(tx, {
      id,
      topic: 'download-mail',
      dedupeKey: `download-mail:${orderId}:${mailKey}`,
      payload: { orderId, key: mailKey },
    }),
  );
  return null;
}
