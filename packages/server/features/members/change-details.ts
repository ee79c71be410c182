import type { EndpointInput } from '@veranda/contracts/endpoint';
import type { changeSiteUser, SiteUser } from '@veranda/contracts/members';
import { findSiteUserByEmail } from '@veranda/db/members/reader';
import { deleteSessionsOfUser, updateSiteUser } from '@veranda/db/members/writer';
import { passwordProblem } from '../../platform/sessions/password-problem.ts';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { withLoginThrottle } from '../../platform/sessions/login-throttle.ts';
import { hashPassword, matchesPassword } from '../../platform/sessions/passwords.ts';
import { readSiteUser, sessionHashOf } from '../../platform/sessions/site-user-session.ts';
import { presentSiteUser } from './present.ts';
import type { Visit } from './sign-in.ts';

/**
 * Changes the name of the signed-in customer, and the password where a new one is given with the present one.
 */
export async function changeDetails(
  deps: Deps,
  { site, call }: Visit,
  body: EndpointInput<typeof changeSiteUser>['body'],
): Promise<{ siteUser: SiteUser } | Refusal> {
  const user = await readSiteUser(deps, site, call);
  if (!user) return refuse('site-user-away');
  const row = await deps.db.forSite(site.id, (tx) => findSiteUserByEmail(tx, user.email));
  if (!row) return refuse('site-user-away');
  const newPassword = body.newPassword ?? '';
  if (newPassword !== '') {
    const problem = await passwordProblem(newPassword, [user.email, user.firstName, user.lastName]);
    if (problem) return refuse(problem, { field: 'newPassword' });
    const { ip } = call.request;
    const guess = { among: `site-user-failed|${site.id}`, of: user.email.toLowerCase(), ip };
    const known = await withLoginThrottle<true>(deps, guess, async () =>
      (await matchesPassword(row.passwordHash, body.password ?? ''))
        ? true
        : refuse('site-user-unknown', { field: 'password' }),
    );
    if (isRefusal(known)) return known;
  }
  const fields = {
    firstName: body.firstName?.trim() ?? row.firstName,
    lastName: body.lastName?.trim() ?? row.lastName,
    ...(newPassword === '' ? {} : { passwordHash: await hashPassword(newPassword) }),
  };
  await deps.db.forSite(site.id, async (tx) => {
    await updateSiteUser(tx, user.id, fields);
    const sessions = { siteUserId: user.id, besides: sessionHashOf(deps, call) };
    if (newPassword !== '') await deleteSessionsOfUser(tx, sessions);
  });
  return { siteUser: presentSiteUser({ ...row, ...fields }) };
}
