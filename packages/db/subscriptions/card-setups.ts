import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type CardSetupRecord = RecordOf<'card_setup'>;

export async function insertCardSetup(tx: SiteTransaction, row: NewRecord<'card_setup'>): Promise<void> {
  await tx.insertInto('card_setup').values(ofSite(tx, row)).execute();
}

export async function findCardSetup(tx: SiteTransaction, id: string): Promise<CardSetupRecord | undefined> {
  return tx
    .selectFrom('card_setup')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps what the provider calls it, for when its buyer comes back from their bank. */
export async function keepSetupReference(tx: SiteTransaction, id: string, reference: string): Promise<void> {
  await tx
    .updateTable('card_setup')
    .set({ reference })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Ends one that is open. @returns false when it has ended before */
export async function endCardSetup(
  tx: SiteTransaction,
  id: string,
  status: 'saved' | 'refused',
): Promise<boolean> {
  const ended = await tx
    .updateTable('card_setup')
    .set({ status })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
