import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** @returns false when the site has a user with this address already */
export async function insertSiteUser(tx: Tx, user: NewRow<'site_user'>): Promise<boolean> {
  const made = await tx
    .insertInto('site_user')
    .values(user)
    .onConflict((conflict) => conflict.columns(['website_id', 'email']).doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

export async function updateSiteUser(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  fields: Partial<Pick<Row<'site_user'>, 'first_name' | 'last_name' | 'language' | 'password_hash'>>,
): Promise<void> {
  await tx
    .updateTable('site_user')
    .set(fields)
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .execute();
}

export async function insertSiteUserSession(tx: Tx, session: NewRow<'site_user_session'>): Promise<void> {
  await tx.insertInto('site_user_session').values(session).execute();
}

export async function touchSiteUserSession(
  tx: Tx,
  session: { readonly siteId: string; readonly tokenHash: Uint8Array; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('site_user_session')
    .set({ seen_at: session.at })
    .where('website_id', '=', session.siteId)
    .where('token_hash', '=', session.tokenHash)
    .execute();
}

export async function deleteSiteUserSession(tx: Tx, siteId: string, tokenHash: Uint8Array): Promise<void> {
  await tx
    .deleteFrom('site_user_session')
    .where('website_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/**
 * Ends every session of a user but the one of `besides`: a password that is new must shut out whoever knew the old one.
 */
export async function deleteSessionsOfUser(
  tx: Tx,
  of: { readonly siteId: string; readonly siteUserId: string; readonly besides?: Uint8Array | null },
): Promise<void> {
  const sessions = tx
    .deleteFrom('site_user_session')
    .where('website_id', '=', of.siteId)
    .where('site_user_id', '=', of.siteUserId);
  await (of.besides ? sessions.where('token_hash', '!=', of.besides) : sessions).execute();
}

export async function insertReset(tx: Tx, reset: NewRow<'site_user_reset'>): Promise<void> {
  await tx.insertInto('site_user_reset').values(reset).execute();
}

/** Uses a reset up; @returns its user, or undefined when it is unknown, used or over. */
export async function takeReset(
  tx: Tx,
  reset: { readonly siteId: string; readonly id: string; readonly now: Date },
): Promise<string | undefined> {
  const taken = await tx
    .updateTable('site_user_reset')
    .set({ used_at: reset.now })
    .where('website_id', '=', reset.siteId)
    .where('id', '=', reset.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', reset.now)
    .returning('site_user_id')
    .executeTakeFirst();
  return taken?.site_user_id;
}

/** Gives a cart to a site user, under another token where one is given. */
export async function giveCart(
  tx: Tx,
  cart: { readonly siteId: string; readonly id: string },
  to: { readonly siteUserId: string; readonly tokenHash?: Uint8Array },
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({
      site_user_id: to.siteUserId,
      ...(to.tokenHash ? { token_hash: to.tokenHash } : {}),
      updated_at: sql`now()`,
    })
    .where('website_id', '=', cart.siteId)
    .where('id', '=', cart.id)
    .execute();
}
