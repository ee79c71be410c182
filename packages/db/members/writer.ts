import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** @returns false when the site has a user with this address already */
export async function insertSiteUser(tx: SiteTransaction, user: NewRecord<'site_user'>): Promise<boolean> {
  const made = await tx
    .insertInto('site_user')
    .values(ofSite(tx, user))
    .onConflict((conflict) => conflict.columns(['siteId', 'email']).doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

export async function updateSiteUser(
  tx: SiteTransaction,
  id: string,
  fields: Partial<Pick<RecordOf<'site_user'>, 'firstName' | 'lastName' | 'language' | 'passwordHash'>>,
): Promise<void> {
  await tx
    .updateTable('site_user')
    .set(fields)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

export async function insertSiteUserSession(
  tx: SiteTransaction,
  session: NewRecord<'site_user_session'>,
): Promise<void> {
  await tx.insertInto('site_user_session').values(ofSite(tx, session)).execute();
}

export async function touchSiteUserSession(
  tx: SiteTransaction,
  session: { readonly tokenHash: Uint8Array; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('site_user_session')
    .set({ seenAt: session.at })
    .where('siteId', '=', tx.siteId)
    .where('tokenHash', '=', session.tokenHash)
    .execute();
}

export async function deleteSiteUserSession(tx: SiteTransaction, tokenHash: Uint8Array): Promise<void> {
  await tx
    .deleteFrom('site_user_session')
    .where('siteId', '=', tx.siteId)
    .where('tokenHash', '=', tokenHash)
    .execute();
}

/**
 * Ends every session of a user but the one of `besides`: a password that is new must shut out whoever knew
 * the old one.
 */
export async function deleteSessionsOfUser(
  tx: SiteTransaction,
  of: { readonly siteUserId: string; readonly besides?: Uint8Array | null },
): Promise<void> {
  const sessions = tx
    .deleteFrom('site_user_session')
    .where('siteId', '=', tx.siteId)
    .where('siteUserId', '=', of.siteUserId);
  await (of.besides ? sessions.where('tokenHash', '!=', of.besides) : sessions).execute();
}

export async function insertReset(tx: SiteTransaction, reset: NewRecord<'site_user_reset'>): Promise<void> {
  await tx.insertInto('site_user_reset').values(ofSite(tx, reset)).execute();
}

/** Uses a reset up; @returns its user, or undefined when it is unknown, used or over. */
export async function takeReset(
  tx: SiteTransaction,
  reset: { readonly id: string; readonly now: Date },
): Promise<string | undefined> {
  const taken = await tx
    .updateTable('site_user_reset')
    .set({ usedAt: reset.now })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', reset.id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', reset.now)
    .returning('siteUserId')
    .executeTakeFirst();
  return taken?.siteUserId;
}

/** Gives a cart to a site user, under another token where one is given. */
export async function giveCart(
  tx: SiteTransaction,
  id: string,
  to: { readonly siteUserId: string; readonly tokenHash?: Uint8Array },
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({
      siteUserId: to.siteUserId,
      ...(to.tokenHash ? { tokenHash: to.tokenHash } : {}),
      updatedAt: sql`now()`,
    })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}
