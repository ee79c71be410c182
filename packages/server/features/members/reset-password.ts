import { confirmAddress } from '@veranda/db/members/confirmed-address';
import { findReset, findSiteUserByEmail } from '@veranda/db/members/reader';
import { deleteSessionsOfUser, insertReset, takeReset, updateSiteUser } from '@veranda/db/members/writer';
import { addToOutbox } from '@veranda/db/platform/outbox';
import { passwordProblem } from '../../platform/sessions/password-problem.ts';
import { isEntityId } from '@veranda/domain/entity-id';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { isProof, prove } from '../../platform/crumb/proof.ts';
import type { Deps } from '../../services/deps.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { type SignedIn, signIn, type Visit } from './sign-in.ts';

/** Milliseconds for which a link to a new password works. */
const resetTtlMs = 60 * 60_000;

// The token of a link is `<id>.<HMAC of the id>`: it can be made again for a mail that is sent twice, and is
// kept nowhere.

/** The token that a reset's link carries. */
export function resetToken(deps: Pick<Deps, 'settings'>, resetId: string): string {
  return `${resetId}.${prove(deps, ['reset', resetId])}`;
}

/**
 * Leaves a mail with a link to be sent, if the site has such a user; who asks does not learn whether it has.
 */
export async function askForReset(deps: Deps, { site }: Visit, email: string): Promise<void> {
  const [id, message] = [deps.newId(), deps.newId()];
  await deps.db.forSite(site.id, async (tx) => {
    const user = await findSiteUserByEmail(tx, email.trim());
    if (!user) return;
    await insertReset(tx, {
      id,
      siteUserId: user.id,
      expiresAt: new Date(deps.now() + resetTtlMs),
      usedAt: null,
    });
    await addToOutbox(tx, {
      id: message,
      topic: 'site-user-reset',
      dedupeKey: `site-user-reset.${id}`,
      payload: { resetId: id },
    });
  });
}

/** Sets a new password by the link's token; every session of the user ends and a new one begins. */
export async function resetPassword(
  deps: Deps,
  visit: Visit,
  body: { readonly token: string; readonly password: string },
): Promise<SignedIn | Refusal> {
  const id = resetIdOf(deps, body.token);
  if (id === null) return refuse('reset-over', { field: 'token' });
  const passwordHash = await hashPassword(body.password);
  return signIn(deps, visit, {
    remember: false,
    find: async (tx) => {
      const reset = await findReset(tx, id);
      const problem = await passwordProblem(body.password, reset ? [reset.email] : []);
      if (problem) return refuse(problem, { field: 'password' });
      const userId = await takeReset(tx, { id, now: new Date(deps.now()) });
      if (!reset || !userId) return refuse('reset-over', { field: 'token' });
      await updateSiteUser(tx, userId, { passwordHash });
      await deleteSessionsOfUser(tx, { siteUserId: userId });
      // The link came to the address, and whoever held the account before is shut out.
      await confirmAddress(tx, { id: userId }, new Date(deps.now()));
      const user = await findSiteUserByEmail(tx, reset.email);
      return {
        id: userId,
        email: reset.email,
        firstName: user?.firstName ?? '',
        lastName: user?.lastName ?? '',
      };
    },
  });
}

function resetIdOf(deps: Pick<Deps, 'settings'>, token: string): string | null {
  const [id = '', proof = '', ...more] = token.split('.');
  if (!isEntityId(id) || more.length > 0) return null;
  return isProof(deps, ['reset', id], proof) ? id : null;
}
