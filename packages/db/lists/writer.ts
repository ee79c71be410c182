import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** A row's place. */
export interface RowKey {
  readonly siteId: string;
  readonly id: string;
}

/** Writes a list. @throws a unique violation (23505) when another one has its name */
export async function insertList(tx: Tx, list: NewRow<'mailing_list'>): Promise<void> {
  await tx.insertInto('mailing_list').values(list).execute();
}

/** @returns false when there is no such list */
export async function updateList(
  tx: Tx,
  key: RowKey,
  columns: { readonly name: string; readonly double_opt_in: boolean },
): Promise<boolean> {
  const result = await tx
    .updateTable('mailing_list')
    .set(columns)
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** @returns false when there is no such list */
export async function deleteList(tx: Tx, key: RowKey): Promise<boolean> {
  const result = await tx
    .deleteFrom('mailing_list')
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Adds somebody to a list; undefined when they stand on it already, in whatever state. */
export async function insertSubscriber(
  tx: Tx,
  person: NewRow<'subscriber'>,
): Promise<Row<'subscriber'> | undefined> {
  return tx
    .insertInto('subscriber')
    .values(person)
    .onConflict((conflict) => conflict.columns(['website_id', 'list_id', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateSubscriber(
  tx: Tx,
  key: RowKey,
  columns: Partial<
    Pick<Row<'subscriber'>, 'state' | 'name' | 'round' | 'asked_at' | 'confirmed_at' | 'changed_at'>
  >,
): Promise<void> {
  await tx
    .updateTable('subscriber')
    .set(columns)
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .execute();
}

/** Suppresses an address on every list of the site, and for every list to come. */
export async function suppressAddress(
  tx: Tx,
  siteId: string,
  given: { readonly email: string; readonly hash: Uint8Array; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('suppression')
    .values({ website_id: siteId, email_hash: given.hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`update subscriber set state = 'suppressed', changed_at = ${given.at}
    where website_id = ${siteId} and email = ${given.email} and state <> 'suppressed'`.execute(tx);
}

/** Takes a suppression back; whoever was suppressed counts as having left. */
export async function releaseAddress(
  tx: Tx,
  siteId: string,
  given: { readonly email: string; readonly hash: Uint8Array; readonly at: Date },
): Promise<void> {
  await tx
    .deleteFrom('suppression')
    .where('website_id', '=', siteId)
    .where('email_hash', '=', given.hash)
    .execute();
  await sql`update subscriber set state = 'unsubscribed', changed_at = ${given.at}
    where website_id = ${siteId} and email = ${given.email} and state = 'suppressed'`.execute(tx);
}

/** Erases an address from every list of the site. @returns how many rows there were */
export async function eraseAddress(tx: Tx, siteId: string, email: string): Promise<number> {
  const result = await tx
    .deleteFrom('subscriber')
    .where('website_id', '=', siteId)
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
