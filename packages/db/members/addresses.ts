import { sql } from 'kysely';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { NewRecord, RecordOf } from '../schema.ts';

/** So many addresses of a site user are kept: those that were used last. */
const maxAddresses = 20;

/** Owner of an address, and the address. */
interface AddressKey {
  readonly siteUserId: string;
  readonly id: string;
}

/** The addresses of a site user, those used last first; all of them, or at most `most`. */
export async function findAddresses(
  tx: SiteTransaction,
  siteUserId: string,
  most = maxAddresses,
): Promise<RecordOf<'site_user_address'>[]> {
  return tx
    .selectFrom('site_user_address')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', siteUserId)
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Keeps an address that was used; the same one again is only used again, and the oldest ones go. */
export async function keepAddress(
  tx: SiteTransaction,
  address: NewRecord<'site_user_address'>,
): Promise<void> {
  await tx
    .insertInto('site_user_address')
    .values(ofSite(tx, address))
    .onConflict((conflict) =>
      conflict
        .columns(['siteId', 'siteUserId', 'addressHash'])
        .doUpdateSet({ usedAt: sql`excluded.used_at` }),
    )
    .execute();
  await sql`
    delete from site_user_address where site_id = ${tx.siteId} and id in (
      select id from site_user_address
      where site_id = ${tx.siteId} and site_user_id = ${address.siteUserId}
      order by used_at desc, id offset ${maxAddresses})`.execute(tx);
}

/**
 * Writes an address of a site user again; it stays where it is in their order. If it now equals another of
 * their addresses, one of the two is kept, in the better place. @returns false when there is no such one
 */
export async function changeAddress(
  tx: SiteTransaction,
  key: AddressKey,
  to: Pick<NewRecord<'site_user_address'>, 'address' | 'addressHash'>,
): Promise<boolean> {
  const { siteUserId, id } = key;
  const theirs = await tx
    .selectFrom('site_user_address')
    .select(['id', 'addressHash', 'usedAt'])
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', siteUserId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const changed = theirs.find((address) => address.id === id);
  if (!changed) return false;
  const same = theirs.find(
    (address) => address.id !== id && Buffer.compare(address.addressHash, to.addressHash) === 0,
  );
  if (same) {
    await deleteAddress(tx, key);
    if (changed.usedAt <= same.usedAt) return true;
    return offerAddress(tx, { ...key, id: same.id }, changed.usedAt);
  }
  await tx
    .updateTable('site_user_address')
    .set(to)
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', siteUserId)
    .where('id', '=', id)
    .execute();
  return true;
}

/** Forgets an address of a site user; @returns false when there is no such one */
export async function deleteAddress(tx: SiteTransaction, { siteUserId, id }: AddressKey): Promise<boolean> {
  const gone = await tx
    .deleteFrom('site_user_address')
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', siteUserId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}

/** Puts an address of a site user before the others; @returns false when there is no such one */
export async function offerAddress(
  tx: SiteTransaction,
  { siteUserId, id }: AddressKey,
  usedAt: Date,
): Promise<boolean> {
  const used = await tx
    .updateTable('site_user_address')
    .set({ usedAt })
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', siteUserId)
    .where('id', '=', id)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}
