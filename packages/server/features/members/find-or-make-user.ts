import type { SiteUser } from '@veranda/contracts/members';
import { confirmAddress } from '@veranda/db/members/confirmed-address';
import { findSiteUserByEmail, type SiteUserRecord } from '@veranda/db/members/reader';
import { findUserOfIdentity, linkIdentity } from '@veranda/db/members/sso';
import { deleteSessionsOfUser, insertSiteUser, updateSiteUser } from '@veranda/db/members/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { ProviderIdentity } from '../../platform/identity/identity-client.ts';

/** Somebody with a confirmed e-mail address, and what a user of theirs is made of. */
interface Newcomer {
  readonly newId: string;
  readonly identity: ProviderIdentity;
  /** Hash of a password that nobody knows. */
  readonly passwordHash: string;
  readonly now: Date;
}

/**
 * The site user that somebody at a provider is: known by the provider's own name for them, else by the
 * confirmed e-mail address, else new. Anybody may have signed up with an address before: its password and
 * sessions end when it is linked.
 */
export async function findOrMakeUser(tx: SiteTransaction, newcomer: Newcomer): Promise<SiteUser | Refusal> {
  const { identity, newId, passwordHash } = newcomer;
  const { issuer, subject, email, firstName, lastName } = identity;
  const known = await findUserOfIdentity(tx, { issuer, subject });
  if (known) return present(known);
  const row = { id: newId, email, passwordHash };
  const made = await insertSiteUser(tx, { ...row, firstName, lastName });
  const user = await findSiteUserByEmail(tx, email);
  if (!user) return refuse('sso-refused');
  if (!made) {
    await updateSiteUser(tx, user.id, { passwordHash });
    await deleteSessionsOfUser(tx, { siteUserId: user.id });
  }
  await confirmAddress(tx, { id: user.id }, newcomer.now);
  await linkIdentity(tx, { issuer, subject }, user.id);
  return present(user);
}

function present({ id, email, firstName, lastName }: SiteUserRecord): SiteUser {
  return { id, email, firstName, lastName };
}
