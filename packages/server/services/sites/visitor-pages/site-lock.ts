import type { IncomingMessage, ServerResponse } from 'node:http';
import { freshCrumb, existingCrumb } from '@veranda/server/platform/crumb/request-crumb';
import { type Claim, isProof, prove } from '@veranda/server/platform/crumb/proof';
import { availabilityOf, isClosedToVisitors } from '@veranda/domain/sites/availability';
import type { SitesDeps } from '../deps.ts';
import { cookiesOf } from '@veranda/server/platform/http/cookies';
import { privately } from '@veranda/server/platform/http/private-responses';
import { wantsHtml } from '@veranda/server/platform/http/wants-html';
import type { RenderedPage } from '@veranda/server/platform/http/rendered-page';
import type { SiteEntry } from '../directory/site-directory.ts';

type LockDeps = Pick<SitesDeps, 'settings' | 'pages' | 'now'>;

/** Lifetime of the cookie of a visitor who knew the password, in seconds; a new password ends it at once. */
export const unlockedFor = 30 * 24 * 60 * 60;

/**
 * Paths that are open on a locked site, and on one whose trial is over, with everything below a path that
 * ends with a slash: its lock, the resources of its lock screen, and the pages that recipients of mails must
 * be able to reach: to leave lists and reminders, to see what they bought, and to end a subscription that is
 * still charged.
 */
export const openPlaces: readonly string[] = [
  '/unlock',
  '/preview',
  '/bundles/',
  '/fonts/',
  '/assets-css/',
  '/theme-assets/',
  '/scripts/',
  '/assets/',
  '/favicon.ico',
  '/unsubscribe/',
  '/confirm-subscription/',
  '/cart/reminders/',
  '/cart/restock/',
  '/order-status',
  '/downloads/',
  '/account',
  '/account/',
  '/api/site-users/',
  '/api/payments/',
];

function isOpen(path: string): boolean {
  return openPlaces.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place));
}

/** The value of the cookie: it stands for this password of this site. */
export function unlockToken(deps: Pick<SitesDeps, 'settings'>, site: SiteEntry): string {
  return prove(deps, claimOf(site));
}

/**
 * True when a visitor may come in by a password: not into a private site, nor when the trial is over,
 * whatever they know (decisions §numbers).
 */
function takesPassword({ now }: Pick<SitesDeps, 'now'>, site: SiteEntry): boolean {
  return availabilityOf(site) === 'password' && !isClosedToVisitors({ ...site, lockHash: null }, now());
}

/** True when a request may not see what it asks for, unless it comes from somebody of the site. */
export function isLocked(...question: Parameters<typeof seesNoPage>): boolean {
  const [, , request] = question;
  return seesNoPage(...question) && !isOpen((request.url ?? '/').split('?')[0] ?? '/');
}

/** True when a request may see no page of the site, at whatever address, unless it is of somebody of it. */
export function seesNoPage(
  deps: Pick<SitesDeps, 'settings' | 'now'>,
  site: SiteEntry,
  request: IncomingMessage,
): boolean {
  if (!isClosedToVisitors(site, deps.now())) return false;
  if (!takesPassword(deps, site)) return true;
  const brought = cookiesOf(deps, request).site_unlock ?? '';
  return !isProof(deps, claimOf(site), brought);
}

function claimOf({ id, lockHash }: SiteEntry): Claim {
  return ['unlock', id, String(lockHash)];
}

/**
 * Answers a request that may not see the site: the lock screen, a file for robots, or a refusal of a call.
 */
export async function sendLockScreen(
  deps: LockDeps,
  site: SiteEntry,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<void> {
  const url = request.url ?? '/';
  const isPage = ['GET', 'HEAD'].includes(request.method ?? '') && !url.startsWith('/api/');
  if (!isPage && !wantsHtml(request))
    return send(response, {
      status: 403,
      type: 'application/json',
      text: '{"error":"This page is locked","code":"site-locked"}',
    });
  if (url === '/robots.txt')
    return send(response, { status: 200, type: 'text/plain', text: 'User-agent: *\nDisallow: /\n' });
  const existing = existingCrumb(request, deps);
  const fresh = existing === null ? freshCrumb(request, deps) : null;
  const page = await lockScreen(deps, site, {
    crumb: existing ?? fresh?.crumb ?? '',
    returnTo: isPage ? url : '/',
  });
  const cookie = fresh && {
    'set-cookie': fresh.setCookie,
    'cache-control': privately(page.headers['cache-control']),
  };
  response.writeHead(page.status, { ...page.headers, ...cookie });
  response.end(request.method === 'HEAD' ? undefined : page.html);
}

/**
 * The lock screen in the site's theme (storefront §2: page type 103); `isWrong` after a password that is not
 * it. A private site, and one whose trial is over, ask for none.
 */
export async function lockScreen(
  { pages, now }: Pick<SitesDeps, 'pages' | 'now'>,
  site: SiteEntry,
  input: { readonly crumb: string; readonly returnTo: string; readonly isWrong?: boolean },
): Promise<RenderedPage> {
  const page = await pages.system(site, {
    kind: 'lock',
    isWrong: false,
    takesPassword: takesPassword({ now }, site),
    ...input,
  });
  return { ...page, status: page.status === 200 ? 403 : page.status };
}

interface PlainAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

function send(response: ServerResponse, { status, type, text }: PlainAnswer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
