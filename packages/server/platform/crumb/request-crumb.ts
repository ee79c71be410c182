import type { IncomingMessage } from 'node:http';
import type { Deps } from '../deps.ts';
import { cookieNames, readCookies, writeCookie } from '../http/cookies.ts';
import { contextOf } from '../http/request-context.ts';
import { sessionKey } from '../sessions/account-session.ts';
import { type CrumbBinding, crumbLifetime, issueCrumb, verifyCrumb } from './crumb.ts';

type CrumbDeps = Pick<Deps, 'settings' | 'now'>;

/** What crumbs of this request are bound to. */
export function bindingOf(request: IncomingMessage, deps: CrumbDeps, sessionToken?: string): CrumbBinding {
  const context = contextOf(request);
  const names = cookieNames(context.family, deps.settings.scheme === 'https');
  const token = sessionToken ?? readCookies(request.headers.cookie)[names.session] ?? '';
  return { host: context.host, siteId: context.site?.id ?? '', session: sessionKey(token) };
}

/** The crumb that the request brought, if it verifies. */
export function standingCrumb(request: IncomingMessage, deps: CrumbDeps): string | null {
  const context = contextOf(request);
  const names = cookieNames(context.family, deps.settings.scheme === 'https');
  const brought = readCookies(request.headers.cookie)[names.crumb] ?? '';
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
  const context = contextOf(request);
  const secure = deps.settings.scheme === 'https';
  const crumb = issueCrumb(deps.settings.crumbKeys, bindingOf(request, deps, sessionToken), deps.now());
  const name = cookieNames(context.family, secure).crumb;
  const setCookie = writeCookie(name, crumb, { httpOnly: false, secure, maxAge: crumbLifetime / 1000 });
  return { crumb, setCookie };
}
