import { crumbLifetime, issueCrumb } from '../crumb/crumb.ts';
import { sessionKey } from '../crumb/session-key.ts';
import type { PlatformDeps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import { createSession } from './account-session.ts';

type SignInDeps = Pick<PlatformDeps, 'db' | 'now' | 'random' | 'settings'>;
type AnyCall = Pick<Call<never>, 'reply' | 'request'>;

/** Opens a session of an account and hands its cookie over. @returns the crumb that belongs to it */
export async function startSession(
  deps: SignInDeps,
  call: AnyCall,
  { accountId, remember }: { readonly accountId: string; readonly remember: boolean },
): Promise<string> {
  const { ip, userAgent } = call.request;
  const replaces = call.request.cookies.adm ?? '';
  const { token, maxAge } = await createSession(deps, { accountId, remember, replaces, ip, userAgent });
  call.reply.setCookie('adm', token, maxAge);
  return renewStudioCrumb(deps, call, token);
}

/** A crumb belongs to its session: whoever signs in or out gets a new one at once. */
export function renewStudioCrumb(
  deps: Pick<SignInDeps, 'settings' | 'now'>,
  call: AnyCall,
  token: string,
): string {
  const host = new URL(deps.settings.studioOrigin).host;
  const binding = { host, siteId: '', session: sessionKey(token) };
  const crumb = issueCrumb(deps.settings.crumbKeys, binding, deps.now());
  call.reply.setCookie('crumb', crumb, crumbLifetime / 1000);
  return crumb;
}
