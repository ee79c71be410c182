import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

interface SetupKey {
  readonly id: string;
}

/** Keeps a card whose bank asks, once. */
export async function keepTestSetup(tx: SiteTransaction, { id }: SetupKey, last4: string): Promise<void> {
  await tx
    .insertInto('test_setup')
    .values({ siteId: tx.siteId, id, status: 'requires_action', cardLast4: last4 })
    .onConflict((conflict) => conflict.columns(['siteId', 'id']).doNothing())
    .execute();
}

export async function findTestSetup(
  tx: SiteTransaction,
  { id }: SetupKey,
): Promise<RecordOf<'test_setup'> | undefined> {
  return tx
    .selectFrom('test_setup')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The answer to the bank's question; only one that waits for it changes. */
export async function answerTestSetup(
  tx: SiteTransaction,
  { id }: SetupKey,
  status: 'saved' | 'declined',
): Promise<void> {
  await tx
    .updateTable('test_setup')
    .set({ status })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('status', '=', 'requires_action')
    .execute();
}
