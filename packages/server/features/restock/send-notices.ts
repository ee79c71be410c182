import { addToOutbox } from '@veranda/db/platform/outbox';
import { markNotified } from '@veranda/db/restock/writer';
import type { Deps } from '../../services/deps.ts';

/** A variant whose waiting list is to be notified. */
interface SendRequest {
  readonly productId: string;
  readonly variantId: string;
}

/**
 * Notifies everybody who waits, each once: the recipients are chosen in one statement a variant, in the order
 * of the variants, and the mail is left in the same transaction. @returns how many
 */
export async function sendNotices(
  deps: Pick<Deps, 'db' | 'newId' | 'now'>,
  siteId: string,
  requests: readonly SendRequest[],
): Promise<{ sent: number }> {
  const ordered = [...requests].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
  return deps.db.forSite(siteId, async (tx) => {
    let sent = 0;
    for (const request of ordered) {
      const ids = await markNotified(tx, { ...request, now: new Date(deps.now()) });
      for (const signUpId of ids)
        await addToOutbox(tx, {
          id: deps.newId(),
          topic: 'restock-notice',
          dedupeKey: `restock-notice.${signUpId}`,
          payload: { signUpId },
        });
      sent += ids.length;
    }
    return { sent };
  });
}
