import { addToOutbox } from '@veranda/db/platform/outbox';
import type { PlatformDeps } from '../deps.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** Recurring jobs and their intervals in milliseconds: jobs of these topics find no site and no payload. */
const regular: Readonly<Record<string, number>> = {
  'fold-visits': minute,
  'ask-week-mails': hour,
  'check-invariants': hour,
  'expire-carts': 24 * hour,
  'thin-versions': 24 * hour,
  'empty-file-trash': 24 * hour,
  'empty-product-trash': 24 * hour,
  'empty-page-trash': 24 * hour,
};

/** Asks for what is due in this hour or day: once, whatever the number of workers. */
export async function enqueueRecurringJobs(deps: Pick<PlatformDeps, 'db' | 'now' | 'newId'>): Promise<void> {
  await deps.db.global(async (tx) => {
    for (const [topic, every] of Object.entries(regular)) {
      const dedupeKey = `${topic}:${Math.trunc(deps.now() / every)}`;
      await addToOutbox(tx, { id: deps.newId(), topic, dedupeKey, payload: {} });
    }
  });
}
