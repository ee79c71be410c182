import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import type { SiteUserRecord } from './reader.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type SsoAttemptRecord = RecordOf<'sso_attempt'>;

/** The provider that a site signs its visitors in with. */
export async function findSsoProvider(tx: SiteTransaction): Promise<RecordOf<'sso_provider'> | undefined> {
  return tx.selectFrom('sso_provider').selectAll().where('siteId', '=', tx.siteId).executeTakeFirst();
}

/** Keeps the provider of a site; there is one at most. */
export async function putSsoProvider(
  tx: SiteTransaction,
  provider: NewRecord<'sso_provider'>,
): Promise<void> {
  await tx
    .insertInto('sso_provider')
    .values(ofSite(tx, provider))
    .onConflict((conflict) => conflict.column('siteId').doUpdateSet({ ...provider, updatedAt: sql`now()` }))
    .execute();
}

/**
 * Forgets the provider; @returns false when there was none. A visitor who has signed in by it stays a site
 * user.
 */
export async function deleteSsoProvider(tx: SiteTransaction): Promise<boolean> {
  const done = await tx.deleteFrom('sso_provider').where('siteId', '=', tx.siteId).executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Notes a sign-in that begins; those that are over go. */
export async function beginSsoAttempt(
  tx: SiteTransaction,
  attempt: NewRecord<'sso_attempt'>,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('sso_attempt').where('siteId', '=', tx.siteId).where('expiresAt', '<', now).execute();
  await tx.insertInto('sso_attempt').values(ofSite(tx, attempt)).execute();
}

/** Takes a sign-in that is under way, once; undefined when it is unknown, another browser's, used or over. */
export async function takeSsoAttempt(
  tx: SiteTransaction,
  attempt: {
    readonly stateHash: Uint8Array;
    readonly browserHash: Uint8Array;
    readonly now: Date;
  },
): Promise<SsoAttemptRecord | undefined> {
  return tx
    .deleteFrom('sso_attempt')
    .where('siteId', '=', tx.siteId)
    .where('stateHash', '=', attempt.stateHash)
    .where('browserHash', '=', attempt.browserHash)
    .where('expiresAt', '>', attempt.now)
    .returningAll()
    .executeTakeFirst();
}

/** Somebody at a provider: its issuer, and the name that never changes there. */
interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** The site user that somebody at a provider is. */
export async function findUserOfIdentity(
  tx: SiteTransaction,
  identity: Identity,
): Promise<SiteUserRecord | undefined> {
  return tx
    .selectFrom('site_user_identity')
    .innerJoin('site_user', (join) =>
      join
        .onRef('site_user.siteId', '=', 'site_user_identity.siteId')
        .onRef('site_user.id', '=', 'site_user_identity.siteUserId'),
    )
    .selectAll('site_user')
    .where('site_user_identity.siteId', '=', tx.siteId)
    .where('site_user_identity.issuer', '=', identity.issuer)
    .where('site_user_identity.subject', '=', identity.subject)
    .executeTakeFirst();
}

/** Remembers which site user somebody at a provider is. */
export async function linkIdentity(
  tx: SiteTransaction,
  identity: Identity,
  siteUserId: string,
): Promise<void> {
  const { issuer, subject } = identity;
  await tx
    .insertInto('site_user_identity')
    .values({ siteId: tx.siteId, issuer, subject, siteUserId })
    .execute();
}
