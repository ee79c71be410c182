import type { IncomingMessage } from 'node:http';
import type { PlatformDeps } from '../deps.ts';
import { cookiesOf, setCookieLine } from '../http/cookies.ts';
import { contextOf } from '../http/request-context.ts';
import { type CrumbBinding, crumbLifetime, issueCrumb, verifyCrumb } from './crumb.ts';
import { sessionKey } from './session-key.ts';

type CrumbDeps = Pick<PlatformDeps, 'settings' | 'now'>;

/** Binding of crumbs for this request. */
export function bindingOf(request: IncomingMessage, deps: CrumbDeps, sessionToken?: string): CrumbBinding {
  const context = contextOf(request);
  const { adm, su } = cookiesOf(deps, request);
  const token = sessionToken ?? (context.family === 'studio' ? adm : su) ?? '';
  return { host: context.host, siteId: context.site?.id ?? '', session: sessionKey(token) };
}

/** The crumb that the request brought, if it verifies. */
export function existingCrumb(request: IncomingMessage, deps: CrumbDeps): string | null {
  const brought = cookiesOf(deps, request).crumb ?? '';
  const stands = verifyCrumb(
    { keys: deps.settings.crumbKeys, now: deps.now() },
    bindingOf(request, deps),
    brought,
  );
  return stands ? brought : null;
}

/** A fresh crumb with its Set-Cookie line; readable by scripts, since they send it back. */
export function freshCrumb(
  request: IncomingMessage,
  deps: CrumbDeps,
  sessionToken?: string,
): { crumb: string; setCookie: string } {
  const crumb = issueCrumb(deps.settings.crumbKeys, bindingOf(request, deps, sessionToken), deps.now());
  const setCookie = setCookieLine(deps, 'crumb', { value: crumb, maxAge: crumbLifetime / 1000 });
  return { crumb, setCookie };
}
