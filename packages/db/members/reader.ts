import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type SiteUserRow = Row<'site_user'>;

export async function findSiteUserByEmail(
  tx: Tx,
  siteId: string,
  email: string,
): Promise<SiteUserRow | undefined> {
  return tx
    .selectFrom('site_user')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('email', '=', email)
    .executeTakeFirst();
}

/** A session with the user it belongs to. */
export type SiteUserSessionRow = Row<'site_user_session'> &
  Pick<SiteUserRow, 'email' | 'first_name' | 'last_name' | 'language' | 'email_verified_at'>;

export async function findSiteUserSession(
  tx: Tx,
  siteId: string,
  tokenHash: Uint8Array,
): Promise<SiteUserSessionRow | undefined> {
  return tx
    .selectFrom('site_user_session')
    .innerJoin('site_user', (join) =>
      join
        .onRef('site_user.website_id', '=', 'site_user_session.website_id')
        .onRef('site_user.id', '=', 'site_user_session.site_user_id'),
    )
    .selectAll('site_user_session')
    .select([
      'site_user.email',
      'site_user.first_name',
      'site_user.last_name',
      'site_user.language',
      'site_user.email_verified_at',
    ])
    .where('site_user_session.website_id', '=', siteId)
    .where('site_user_session.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The language that a site user reads in, as a tag; '' for none chosen, and for nobody who is signed in. */
export async function findSiteUserLanguage(tx: Tx, siteId: string, id: string | null): Promise<string> {
  if (id === null) return '';
  const row = await tx
    .selectFrom('site_user')
    .select('language')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.language ?? '';
}

/** The language that the account with an address has chosen; '' for none, and where nobody has shown that it is theirs. */
export async function findLanguageOfAddress(tx: Tx, siteId: string, email: string): Promise<string> {
  const row = await tx
    .selectFrom('site_user')
    .select('language')
    .where('website_id', '=', siteId)
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.language ?? '';
}

/** A reset that was asked for, with the address of its user and the language they read in. */
export async function findReset(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<(Row<'site_user_reset'> & { email: string; language: string }) | undefined> {
  return tx
    .selectFrom('site_user_reset')
    .innerJoin('site_user', (join) =>
      join
        .onRef('site_user.website_id', '=', 'site_user_reset.website_id')
        .onRef('site_user.id', '=', 'site_user_reset.site_user_id'),
    )
    .selectAll('site_user_reset')
    .select(['site_user.email', 'site_user.language'])
    .where('site_user_reset.website_id', '=', siteId)
    .where('site_user_reset.id', '=', id)
    .executeTakeFirst();
}

/** Holds a site user until the end of the transaction: two logins at once merge their carts one after the other. */
export async function lockSiteUser(tx: Tx, siteId: string, id: string): Promise<void> {
  await tx
    .selectFrom('site_user')
    .select('id')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** The open cart of a site user, locked, besides `exceptId`. */
export async function lockCartOfUser(
  tx: Tx,
  siteId: string,
  owner: { readonly siteUserId: string; readonly exceptId: string | null },
): Promise<Row<'cart'> | undefined> {
  return tx
    .selectFrom('cart')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', owner.siteUserId)
    .where('status', '=', 'open')
    .where('purpose', '=', 'cart')
    .$if(owner.exceptId !== null, (query) => query.where('id', '!=', owner.exceptId))
    .orderBy('updated_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** The placed orders of a site user, newest first. */
export async function findOrdersOfUser(
  tx: Tx,
  siteId: string,
  siteUserId: string,
): Promise<(Row<'orders'> & { item_count: number })[]> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(l.quantity), 0)::int from order_line l
        where l.website_id = orders.website_id and l.order_id = orders.id)`.as('item_count'),
    )
    .where('website_id', '=', siteId)
    .where('site_user_id', '=', siteUserId)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(100)
    .execute();
}
