import type { EndpointInput } from '@veranda/contracts/endpoint';
import type { signUpOnSite } from '@veranda/contracts/members';
import { insertSiteUser } from '@veranda/db/members/writer';
import { passwordProblem } from '../../platform/sessions/password-problem.ts';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { type SignedIn, signIn, type Visit } from './sign-in.ts';

/** Makes a site user and signs them in, or says why not. */
export async function signUp(
  deps: Deps,
  visit: Visit,
  body: EndpointInput<typeof signUpOnSite>['body'],
): Promise<SignedIn | Refusal> {
  const email = body.email.trim();
  if (!isEmailAddress(email)) return refuse('email-invalid', { field: 'email' });
  const [firstName, lastName] = [body.firstName?.trim() ?? '', body.lastName?.trim() ?? ''];
  const problem = await passwordProblem(body.password, [email, firstName, lastName]);
  if (problem) return refuse(problem, { field: 'password' });
  const siteUser = { id: deps.newId(), email, firstName, lastName };
  const passwordHash = await hashPassword(body.password);
  return signIn(deps, visit, {
    remember: false,
    find: async (tx) => {
      const row = { siteId: visit.site.id, id: siteUser.id, email, passwordHash };
      const made = await insertSiteUser(tx, { ...row, firstName, lastName });
      return made ? siteUser : refuse('site-user-email-taken', { field: 'email' });
    },
  });
}
