import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A row's place. */
interface RowKey {
  readonly id: string;
}

/** Writes a list. @throws a unique violation (23505) when another one has its name */
export async function insertList(tx: SiteTransaction, list: NewRecord<'mailing_list'>): Promise<void> {
  await tx.insertInto('mailing_list').values(ofSite(tx, list)).execute();
}

/** @returns false when there is no such list */
export async function updateList(
  tx: SiteTransaction,
  key: RowKey,
  columns: { readonly name: string; readonly doubleOptIn: boolean },
): Promise<boolean> {
  const result = await tx
    .updateTable('mailing_list')
    .set(columns)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** @returns false when there is no such list */
export async function deleteList(tx: SiteTransaction, key: RowKey): Promise<boolean> {
  const result = await tx
    .deleteFrom('mailing_list')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Adds somebody to a list; undefined when they are on it already, in whatever state. */
export async function insertSubscriber(
  tx: SiteTransaction,
  person: NewRecord<'subscriber'>,
): Promise<RecordOf<'subscriber'> | undefined> {
  return tx
    .insertInto('subscriber')
    .values(ofSite(tx, person))
    .onConflict((conflict) => conflict.columns(['siteId', 'listId', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateSubscriber(
  tx: SiteTransaction,
  key: RowKey,
  columns: Partial<
    Pick<RecordOf<'subscriber'>, 'state' | 'name' | 'round' | 'askedAt' | 'confirmedAt' | 'changedAt'>
  >,
): Promise<void> {
  await tx
    .updateTable('subscriber')
    .set(columns)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', key.id)
    .execute();
}

/** Suppresses an address on every list of the site, and for every list to come. */
export async function suppressAddress(
  tx: SiteTransaction,
  input: { readonly email: string; readonly hash: Uint8Array; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('suppression')
    .values({ siteId: tx.siteId, emailHash: input.hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`update subscriber set state = 'suppressed', changed_at = ${input.at}
    where site_id = ${tx.siteId} and email = ${input.email} and state <> 'suppressed'`.execute(tx);
}

/** Takes a suppression back; whoever was suppressed counts as having left. */
export async function releaseAddress(
  tx: SiteTransaction,
  input: { readonly email: string; readonly hash: Uint8Array; readonly at: Date },
): Promise<void> {
  await tx
    .deleteFrom('suppression')
    .where('siteId', '=', tx.siteId)
    .where('emailHash', '=', input.hash)
    .execute();
  await sql`update subscriber set state = 'unsubscribed', changed_at = ${input.at}
    where site_id = ${tx.siteId} and email = ${input.email} and state = 'suppressed'`.execute(tx);
}

/** Erases an address from every list of the site. @returns how many rows there were */
export async function eraseAddress(tx: SiteTransaction, email: string): Promise<number> {
  const result = await tx
    .deleteFrom('subscriber')
    .where('siteId', '=', tx.siteId)
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
