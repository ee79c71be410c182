import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';
import type { SiteUserRow } from './reader.ts';

type Tx = Transaction<Schema>;

/** The provider that a site signs its visitors in with. */
export async function findSsoProvider(tx: Tx, siteId: string): Promise<Row<'sso_provider'> | undefined> {
  return tx.selectFrom('sso_provider').selectAll().where('website_id', '=', siteId).executeTakeFirst();
}

/** Keeps the provider of a site; there is one at most. */
export async function putSsoProvider(tx: Tx, provider: NewRow<'sso_provider'>): Promise<void> {
  const { website_id: _, ...fields } = provider;
  await tx
    .insertInto('sso_provider')
    .values(provider)
    .onConflict((conflict) =>
      conflict.column('website_id').doUpdateSet({ ...fields, updated_at: sql`now()` }),
    )
    .execute();
}

/** Forgets the provider; @returns false when there was none. Who has signed in by it stays a site user. */
export async function deleteSsoProvider(tx: Tx, siteId: string): Promise<boolean> {
  const done = await tx.deleteFrom('sso_provider').where('website_id', '=', siteId).executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** Notes a sign-in that begins; those that are over go. */
export async function beginSsoAttempt(tx: Tx, attempt: NewRow<'sso_attempt'>, now: Date): Promise<void> {
  await tx
    .deleteFrom('sso_attempt')
    .where('website_id', '=', attempt.website_id)
    .where('expires_at', '<', now)
    .execute();
  await tx.insertInto('sso_attempt').values(attempt).execute();
}

/** Takes a sign-in that is under way, once; undefined when it is unknown, another browser's, used or over. */
export async function takeSsoAttempt(
  tx: Tx,
  attempt: {
    readonly siteId: string;
    readonly stateHash: Uint8Array;
    readonly browserHash: Uint8Array;
    readonly now: Date;
  },
): Promise<Row<'sso_attempt'> | undefined> {
  return tx
    .deleteFrom('sso_attempt')
    .where('website_id', '=', attempt.siteId)
    .where('state_hash', '=', attempt.stateHash)
    .where('browser_hash', '=', attempt.browserHash)
    .where('expires_at', '>', attempt.now)
    .returningAll()
    .executeTakeFirst();
}

/** Somebody at a provider: its issuer, and the name that never changes there. */
export interface Identity {
  readonly siteId: string;
  readonly issuer: string;
  readonly subject: string;
}

/** The site user that somebody at a provider is. */
export async function findUserOfIdentity(tx: Tx, identity: Identity): Promise<SiteUserRow | undefined> {
  return tx
    .selectFrom('site_user_identity')
    .innerJoin('site_user', (join) =>
      join
        .onRef('site_user.website_id', '=', 'site_user_identity.website_id')
        .onRef('site_user.id', '=', 'site_user_identity.site_user_id'),
    )
    .selectAll('site_user')
    .where('site_user_identity.website_id', '=', identity.siteId)
    .where('site_user_identity.issuer', '=', identity.issuer)
    .where('site_user_identity.subject', '=', identity.subject)
    .executeTakeFirst();
}

/** Remembers which site user somebody at a provider is. */
export async function linkIdentity(tx: Tx, identity: Identity, siteUserId: string): Promise<void> {
  const { siteId: website_id, issuer, subject } = identity;
  await tx
    .insertInto('site_user_identity')
    .values({ website_id, issuer, subject, site_user_id: siteUserId })
    .execute();
}
