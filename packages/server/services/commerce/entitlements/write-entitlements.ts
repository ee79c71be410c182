import { findDownloadRules, findFiles } from '@veranda/db/downloads/reader';
import { insertEntitlements } from '@veranda/db/downloads/writer';
import type { OrderLineRecord, OrderRecord } from '@veranda/db/orders/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { addToOutbox } from '@veranda/db/platform/outbox';
import type { CommerceDeps } from '../deps.ts';

const day = 24 * 60 * 60 * 1000;

/** Writes what the buyer of digital products may fetch: the files as they are now, with the limits of now. */
export async function writeEntitlements(
  deps: Pick<CommerceDeps, 'newId' | 'now'>,
  tx: SiteTransaction,
  input: { readonly order: OrderRecord; readonly lines: readonly OrderLineRecord[] },
): Promise<void> {
  const { order, lines } = input;
  if (lines.length === 0) return;
  const productIds = [...new Set(lines.flatMap((line) => line.productId ?? []))];
  const files = await findFiles(tx, productIds);
  if (files.length === 0) return;
  const rules = new Map((await findDownloadRules(tx, productIds)).map((rule) => [rule.productId, rule]));
  const rows = lines.flatMap((line) =>
    files
      .filter((file) => file.productId === line.productId)
      .map((file) => {
        const rule = rules.get(file.productId);
        const days = rule?.validDays ?? null;
        return {
          id: deps.newId(),
          orderId: order.id,
          orderLineId: line.id,
          productFileId: file.id,
          // A line of two is two licences: each may fetch as often.
          maxDownloads: rule?.maxDownloads ? rule.maxDownloads * line.quantity : null,
          expiresAt: days === null ? null : new Date(deps.now() + days * day),
          createdAt: new Date(deps.now()),
        };
      }),
  );
  await insertEntitlements(tx, rows);
  await addToOutbox(tx, {
    id: deps.newId(),
    topic: 'download-mail',
    dedupeKey: `download-mail:${order.id}`,
    payload: { orderId: order.id, key: '' },
  });
}
