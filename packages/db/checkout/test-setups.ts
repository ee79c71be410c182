import type { Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

interface SetupKey {
  readonly siteId: string;
  readonly id: string;
}

/** Keeps a card whose bank asks, once. */
export async function keepTestSetup(tx: Tx, { siteId, id }: SetupKey, last4: string): Promise<void> {
  await tx
    .insertInto('test_setup')
    .values({ website_id: siteId, id, status: 'requires_action', card_last4: last4 })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doNothing())
    .execute();
}

export async function findTestSetup(
  tx: Tx,
  { siteId, id }: SetupKey,
): Promise<Row<'test_setup'> | undefined> {
  return tx
    .selectFrom('test_setup')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The answer to the bank's question; only one that waits for it changes. */
export async function answerTestSetup(
  tx: Tx,
  { siteId, id }: SetupKey,
  status: 'saved' | 'declined',
): Promise<void> {
  await tx
    .updateTable('test_setup')
    .set({ status })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('status', '=', 'requires_action')
    .execute();
}
