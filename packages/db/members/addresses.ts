import { sql, type Transaction } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** So many addresses of a site user are kept: those that were used last. */
const kept = 20;

/** Whose address, and which of them. */
export interface AddressKey {
  readonly siteId: string;
  readonly siteUserId: string;
  readonly id: string;
}

/** The addresses of a site user, those used last first; all of them, or at most `most`. */
export async function findAddresses(
  tx: SiteTransaction,
  siteUserId: string,
  most = kept,
): Promise<Row<'site_user_address'>[]> {
  return tx
    .selectFrom('site_user_address')
    .selectAll()
    .where('website_id', '=', tx.siteId)
    .where('site_user_id', '=', siteUserId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Keeps an address that was used; the same one again is only used anew, and the oldest ones go. */
export async function keepAddress(tx: Tx, address: NewRow<'site_user_address'>): Promise<void> {
  await tx
    .insertInto('site_user_address')
    .values(address)
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'site_user_id', 'address_hash'])
        .doUpdateSet({ used_at: sql`excluded.used_at` }),
    )
    .execute();
  await sql`
    delete from site_user_address where website_id = ${address.website_id} and id in (
      select id from site_user_address
      where website_id = ${address.website_id} and site_user_id = ${address.site_user_id}
      order by used_at desc, id offset ${kept})`.execute(tx);
}

/**
 * Writes an address of a site user anew; it stays where it is in their order. Where it says now what another of theirs
 * says, one of the two is kept, in the better place. @returns false when there is no such one
 */
export async function changeAddress(
  tx: Tx,
  key: AddressKey,
  to: Pick<NewRow<'site_user_address'>, 'address' | 'address_hash'>,
): Promise<boolean> {
  const { siteId, siteUserId, id } = key;
  const theirs = await tx
    .selectFrom('site_user_address')
    .select(['id', 'address_hash', 'used_at'])
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', siteUserId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const changed = theirs.find((one) => one.id === id);
  if (!changed) return false;
  const same = theirs.find((one) => one.id !== id && Buffer.compare(one.address_hash, to.address_hash) === 0);
  if (same) {
    await deleteAddress(tx, key);
    if (changed.used_at <= same.used_at) return true;
    return offerAddress(tx, { ...key, id: same.id }, changed.used_at);
  }
  await tx
    .updateTable('site_user_address')
    .set(to)
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', siteUserId)
    .where('id', '=', id)
    .execute();
  return true;
}

/** Forgets an address of a site user; @returns false when there is no such one */
export async function deleteAddress(tx: Tx, { siteId, siteUserId, id }: AddressKey): Promise<boolean> {
  const gone = await tx
    .deleteFrom('site_user_address')
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', siteUserId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Puts an address of a site user before the others; @returns false when there is no such one */
export async function offerAddress(
  tx: Tx,
  { siteId, siteUserId, id }: AddressKey,
  usedAt: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('site_user_address')
    .set({ used_at: usedAt })
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', siteUserId)
    .where('id', '=', id)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
