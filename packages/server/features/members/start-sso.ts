import { createHash } from 'node:crypto';
import { beginSsoAttempt } from '@veranda/db/members/sso';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { signInAddress } from '../../platform/identity/identity-client.ts';
import { type SiteProvider, ssoCallback } from './provider-of-site.ts';
import type { Visit } from './sign-in.ts';

/** Milliseconds for which a sign-in may be under way. */
const attemptTtlMs = 10 * 60_000;

const tokenForm = /^[\w-]{43}$/;

/** Begins a sign-in at the provider. @returns the address to send the visitor to */
export async function startSso(
  deps: Deps,
  { site, call }: Visit,
  { provider, returnTo }: { readonly provider: SiteProvider; readonly returnTo: string },
): Promise<string | Refusal> {
  const token = (): string => Buffer.from(deps.random(32)).toString('base64url');
  const checks = { state: token(), nonce: token(), verifier: token() };
  const address = await signInAddress(deps, provider, { ...checks, redirectUri: ssoCallback(deps, site) });
  if (address === null) return refuse('sso-away');
  // Two tabs of one browser may each be signing in.
  const browser = browserOf(call) ?? token();
  const now = deps.now();
  await deps.db.forSite(site.id, (tx) =>
    beginSsoAttempt(
      tx,
      {
        stateHash: hashOf(checks.state),
        browserHash: hashOf(browser),
        nonce: checks.nonce,
        codeVerifier: checks.verifier,
        returnTo,
        expiresAt: new Date(now + attemptTtlMs),
      },
      new Date(now),
    ),
  );
  call.reply.setCookie('sso_browser', browser, attemptTtlMs / 1000);
  return address;
}

/** Identity of the browser of a call; null when nothing does. */
export function browserOf(call: Pick<Visit['call'], 'request'>): string | null {
  const value = call.request.cookies.sso_browser ?? '';
  return tokenForm.test(value) ? value : null;
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
