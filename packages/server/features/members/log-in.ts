import type { EndpointInput } from '@veranda/contracts/endpoint';
import type { logInOnSite } from '@veranda/contracts/members';
import { findSiteUserByEmail, type SiteUserRecord } from '@veranda/db/members/reader';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { verifyLoginCaptcha } from '../../platform/captcha/verify-login-captcha.ts';
import type { Deps } from '../../services/deps.ts';
import { withLoginThrottle } from '../../platform/sessions/login-throttle.ts';
import { matchesPassword } from '../../platform/sessions/passwords.ts';
import { presentSiteUser } from './present.ts';
import { type SignedIn, signIn, type Visit } from './sign-in.ts';

/** Signs in by address and password; guesses are counted, and after many of them a person is asked for. */
export async function logIn(
  deps: Deps,
  visit: Visit,
  body: EndpointInput<typeof logInOnSite>['body'],
): Promise<SignedIn | Refusal> {
  const { site, call } = visit;
  const email = body.email.trim();
  const { ip } = call.request;
  const prove = () =>
    verifyLoginCaptcha(deps, deps.captcha, { token: body.captchaKey ?? '', crumb: call.crumb(), ip });
  const guess = { among: `site-user-failed|${site.id}`, of: email.toLowerCase(), ip, prove };
  const row = await withLoginThrottle<SiteUserRecord>(deps, guess, async () => {
    const siteUser = await deps.db.forSite(site.id, (tx) => findSiteUserByEmail(tx, email));
    const matches = await matchesPassword(siteUser?.passwordHash, body.password);
    return siteUser && matches ? siteUser : refuse('site-user-unknown', { field: 'password' });
  });
  if (isRefusal(row)) return row;
  return signIn(deps, visit, {
    remember: body.rememberMe ?? false,
    find: () => Promise.resolve(presentSiteUser(row)),
  });
}
