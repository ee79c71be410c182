import type { Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type CardSetupRow = Row<'card_setup'>;

export async function insertCardSetup(tx: Tx, row: NewRow<'card_setup'>): Promise<void> {
  await tx.insertInto('card_setup').values(row).execute();
}

export async function findCardSetup(tx: Tx, siteId: string, id: string): Promise<CardSetupRow | undefined> {
  return tx
    .selectFrom('card_setup')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps what the provider calls it, for when its buyer comes back from their bank. */
export async function keepSetupReference(
  tx: Tx,
  at: { readonly siteId: string; readonly id: string },
  reference: string,
): Promise<void> {
  await tx
    .updateTable('card_setup')
    .set({ reference })
    .where('website_id', '=', at.siteId)
    .where('id', '=', at.id)
    .execute();
}

/** Ends one that is open. @returns false when it has ended before */
export async function endCardSetup(
  tx: Tx,
  at: { readonly siteId: string; readonly id: string },
  status: 'saved' | 'refused',
): Promise<boolean> {
  const ended = await tx
    .updateTable('card_setup')
    .set({ status })
    .where('website_id', '=', at.siteId)
    .where('id', '=', at.id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
