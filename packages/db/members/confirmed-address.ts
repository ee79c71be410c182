import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

interface UserKey {
  readonly id: string;
}

/** Notes that the address of a site user is theirs; when they showed it first is kept. */
export async function confirmAddress(tx: SiteTransaction, { id }: UserKey, at: Date): Promise<void> {
  await tx
    .updateTable('site_user')
    .set({ emailVerifiedAt: sql<Date>`coalesce(email_verified_at, ${at})` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/**
 * Gives a site user the placed orders that were made with their address and by nobody who was signed in.
 * Nothing is given to whoever has not shown that the address is theirs.
 */
export async function adoptGuestOrders(tx: SiteTransaction, { id }: UserKey): Promise<void> {
  await sql`update orders o set site_user_id = u.id
    from site_user u
    where u.site_id = ${tx.siteId} and u.id = ${id} and u.email_verified_at is not null
      and o.site_id = u.site_id and o.site_user_id is null and o.number is not null
      and lower(o.email) = lower(u.email::text)`.execute(tx);
}

/**
 * Recipient and language of a link to confirm an address; undefined when it was confirmed or its user is
 * gone.
 */
export async function findUnconfirmed(
  tx: SiteTransaction,
  { id }: UserKey,
): Promise<{ readonly email: string; readonly language: string } | undefined> {
  return tx
    .selectFrom('site_user')
    .select(['email', 'language'])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst();
}
