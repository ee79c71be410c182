import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type SiteUserRecord = RecordOf<'site_user'>;

export async function findSiteUserByEmail(
  tx: SiteTransaction,
  email: string,
): Promise<SiteUserRecord | undefined> {
  return tx
    .selectFrom('site_user')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** A session with the user it belongs to. */
type SiteUserSessionRow = RecordOf<'site_user_session'> &
  Pick<SiteUserRecord, 'email' | 'firstName' | 'lastName' | 'language' | 'emailVerifiedAt'>;

export async function findSiteUserSession(
  tx: SiteTransaction,
  tokenHash: Uint8Array,
): Promise<SiteUserSessionRow | undefined> {
  return tx
    .selectFrom('site_user_session')
    .innerJoin('site_user', (join) =>
      join
        .onRef('site_user.siteId', '=', 'site_user_session.siteId')
        .onRef('site_user.id', '=', 'site_user_session.siteUserId'),
    )
    .selectAll('site_user_session')
    .select([
      'site_user.email',
      'site_user.firstName',
      'site_user.lastName',
      'site_user.language',
      'site_user.emailVerifiedAt',
    ])
    .where('site_user_session.siteId', '=', tx.siteId)
    .where('site_user_session.tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** The language that a site user reads in, as a tag; '' for none chosen, and for nobody who is signed in. */
export async function findSiteUserLanguage(tx: SiteTransaction, id: string | null): Promise<string> {
  if (id === null) return '';
  const row = await tx
    .selectFrom('site_user')
    .select('language')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.language ?? '';
}

/**
 * The language that the account with an address has chosen; '' for none, and where nobody has shown that it
 * is theirs.
 */
export async function findLanguageOfAddress(tx: SiteTransaction, email: string): Promise<string> {
  const row = await tx
    .selectFrom('site_user')
    .select('language')
    .where('siteId', '=', tx.siteId)
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return row?.language ?? '';
}

/** A reset that was asked for, with the address of its user and the language they read in. */
export async function findReset(
  tx: SiteTransaction,
  id: string,
): Promise<(RecordOf<'site_user_reset'> & { email: string; language: string }) | undefined> {
  return tx
    .selectFrom('site_user_reset')
    .innerJoin('site_user', (join) =>
      join
        .onRef('site_user.siteId', '=', 'site_user_reset.siteId')
        .onRef('site_user.id', '=', 'site_user_reset.siteUserId'),
    )
    .selectAll('site_user_reset')
    .select(['site_user.email', 'site_user.language'])
    .where('site_user_reset.siteId', '=', tx.siteId)
    .where('site_user_reset.id', '=', id)
    .executeTakeFirst();
}

/**
 * Holds a site user until the end of the transaction: two logins at once merge their carts one after the
 * other.
 */
export async function lockSiteUser(tx: SiteTransaction, id: string): Promise<void> {
  await tx
    .selectFrom('site_user')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** The open cart of a site user, locked, besides `exceptId`. */
export async function lockCartOfUser(
  tx: SiteTransaction,
  owner: { readonly siteUserId: string; readonly exceptId: string | null },
): Promise<RecordOf<'cart'> | undefined> {
  return tx
    .selectFrom('cart')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', owner.siteUserId)
    .where('status', '=', 'open')
    .where('purpose', '=', 'cart')
    .$if(owner.exceptId !== null, (query) => query.where('id', '!=', owner.exceptId))
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** The placed orders of a site user, newest first. */
export async function findOrdersOfUser(
  tx: SiteTransaction,
  siteUserId: string,
): Promise<(RecordOf<'orders'> & { itemCount: number })[]> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(l.quantity), 0)::int from order_line l
        where l.site_id = orders.site_id and l.order_id = orders.id)`.as('itemCount'),
    )
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', siteUserId)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
}
