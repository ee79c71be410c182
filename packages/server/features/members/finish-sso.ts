import { takeSsoAttempt, type SsoAttemptRecord } from '@veranda/db/members/sso';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { returnPath } from '@veranda/domain/members/return-path';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { identityOf, type ProviderIdentity } from '../../platform/identity/identity-client.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { findOrMakeUser } from './find-or-make-user.ts';
import { type SiteProvider, ssoCallback } from './provider-of-site.ts';
import { signIn, type Visit } from './sign-in.ts';
import { browserOf, hashOf } from './start-sso.ts';

/** Parameters that the provider sent the visitor back with. */
type ProviderAnswer = Readonly<Record<string, string | undefined>>;

/**
 * Ends a sign-in at the provider: an attempt counts once, in its browser, in its time. @returns where to go
 * on
 */
export async function finishSso(
  deps: Deps,
  visit: Visit,
  { provider, answer }: { readonly provider: SiteProvider; readonly answer: ProviderAnswer },
): Promise<string | Refusal> {
  const attempt = await takeAttempt(deps, visit, answer['state'] ?? '');
  if (!attempt) return refuse('sso-over');
  const identity = await askProvider(deps, visit, { provider, answer, attempt });
  if (isRefusal(identity)) return identity;
  if (!identity.emailVerified || !isEmailAddress(identity.email)) return refuse('sso-email');
  // Nobody knows it: whoever wants a password of the site's own chooses one by mail.
  const passwordHash = await hashPassword(Buffer.from(deps.random(32)).toString('base64url'));
  const done = await signIn(deps, visit, {
    remember: false,
    find: (tx) => {
      const now = new Date(deps.now());
      return findOrMakeUser(tx, { newId: deps.newId(), identity, passwordHash, now });
    },
  });
  return isRefusal(done) ? done : returnPath(attempt.returnTo, '/account');
}

async function takeAttempt(
  deps: Deps,
  { site, call }: Visit,
  state: string,
): Promise<SsoAttemptRecord | undefined> {
  const browser = browserOf(call);
  if (browser === null || state === '') return undefined;
  const [stateHash, browserHash] = [hashOf(state), hashOf(browser)];
  const now = new Date(deps.now());
  return deps.db.forSite(site.id, (tx) => takeSsoAttempt(tx, { stateHash, browserHash, now }));
}

async function askProvider(
  deps: Deps,
  { site }: Visit,
  given: {
    readonly provider: SiteProvider;
    readonly answer: ProviderAnswer;
    readonly attempt: SsoAttemptRecord;
  },
): Promise<ProviderIdentity | Refusal> {
  const { provider, answer, attempt } = given;
  const url = new URL(ssoCallback(deps, site));
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value);
  const checks = {
    state: answer['state'] ?? '',
    nonce: attempt.nonce,
    verifier: attempt.codeVerifier,
  };
  const identity = await identityOf(deps, provider, { ...checks, url });
  return typeof identity === 'string' ? refuse(`sso-${identity}`) : identity;
}
