import { findDownloadRules, findFiles } from '@veranda/db/downloads/reader';
import { insertEntitlements } from '@veranda/db/downloads/writer';
import type { OrderLineRow, OrderRow } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { Deps } from '../deps.ts';

const day = 24 * 60 * 60 * 1000;

/** Writes what the buyer of digital products may fetch: the files as they are now, with the limits of now. */
export async function writeEntitlements(
  deps: Pick<Deps, 'newId' | 'now'>,
  tx: SiteTransaction,
  given: { readonly order: OrderRow; readonly lines: readonly OrderLineRow[] },
): Promise<void> {
  const { order, lines } = given;
  if (lines.length === 0) return;
  const productIds = [...new Set(lines.flatMap((line) => line.product_id ?? []))];
  const files = await findFiles(tx, tx.siteId, productIds);
  if (files.length === 0) return;
  const rules = new Map(
    (await findDownloadRules(tx, tx.siteId, productIds)).map((rule) => [rule.product_id, rule]),
  );
  const rows = lines.flatMap((line) =>
    files
      .filter((file) => file.product_id === line.product_id)
      .map((file) => {
        const rule = rules.get(file.product_id);
        const days = rule?.valid_days ?? null;
        return {
          website_id: tx.siteId,
          id: deps.newId(),
          order_id: order.id,
          order_line_id: line.id,
          product_file_id: file.id,
          // A line of two is two licences: each may fetch as often.
          max_downloads: rule?.max_downloads ? rule.max_downloads * line.quantity : null,
          expires_at: days === null ? null : new Date(deps.now() + days * day),
          created_at: new Date(deps.now()),
        };
      }),
  );
  await insertEntitlements(tx, rows);
  await addToOutbox(tx, {
    id: deps.newId(),
    websiteId: tx.siteId,
    topic: 'download-mail',
    dedupeKey: `download-mail:${order.id}`,
    payload: { orderId: order.id, key: '' },
  });
}
