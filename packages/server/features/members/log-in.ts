import type { EndpointInput } from '@veranda/contracts/endpoint';
import type { logInOnSite } from '@veranda/contracts/members';
import { findSiteUserByEmail } from '@veranda/db/members/reader';
import { countHits, restOf } from '@veranda/db/platform/rate-buckets';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/rate-limit.ts';
import { matchesPassword } from '../../platform/sessions/passwords.ts';
import { presentSiteUser } from './present.ts';
import { type SignedIn, signIn, type Visit } from './sign-in.ts';

/** Signs in by address and password; 5 failures in 15 minutes an account and address (decisions, limits). */
export async function logIn(
  deps: Deps,
  visit: Visit,
  body: EndpointInput<typeof logInOnSite>['body'],
): Promise<SignedIn | Refusal> {
  const { site, call } = visit;
  const email = body.email.trim();
  const key = `site-user-failed|${site.id}|${email.toLowerCase()}|${networkOf(call.request.ip)}`;
  const failures = { key, hits: 5, seconds: 900 };
  // Before the password is compared: a right guess after too many wrong ones is refused too.
  if ((await deps.db.global((tx) => restOf(tx, failures))) > 0) return refuse('too-many-requests');
  const row = await deps.db.forSite(site.id, (tx) => findSiteUserByEmail(tx, site.id, email));
  const matches = await matchesPassword(row?.password_hash, body.password);
  if (!row || !matches) {
    const wait = await deps.db.global((tx) => countHits(tx, [failures]));
    return wait > 0 ? refuse('too-many-requests') : refuse('site-user-unknown', { field: 'password' });
  }
  return signIn(deps, visit, {
    remember: body.rememberMe ?? false,
    find: () => Promise.resolve(presentSiteUser(row)),
  });
}
