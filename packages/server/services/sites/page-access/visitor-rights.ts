import type { IncomingMessage } from 'node:http';
import { findPaidProducts } from '@veranda/db/members/paid-products';
import { nobody, type PageAccess, type VisitorRights } from '@veranda/domain/pages/page-access';
import type { SitesDeps } from '../deps.ts';
import { cookiesOf } from '@veranda/server/platform/http/cookies';
import { siteUserOfToken } from '@veranda/server/platform/sessions/site-user-session';
import type { SiteEntry } from '../directory/site-directory.ts';
import { holdsPageKey } from './page-keys.ts';

/**
 * True when a request brings anything that could open a page: most bring nothing, and need no further look.
 */
export function bringsRights(deps: Pick<SitesDeps, 'settings'>, request: IncomingMessage): boolean {
  if (!request.headers.cookie) return false;
  const { su, page_keys: keys } = cookiesOf(deps, request);
  return su !== undefined || keys !== undefined;
}

/** Rights of a visitor on a page that is not open to everyone. */
export async function readVisitorRights(
  deps: SitesDeps,
  {
    site,
    pageId,
    access,
  }: { readonly site: SiteEntry; readonly pageId: string; readonly access: PageAccess },
  request: IncomingMessage,
): Promise<VisitorRights> {
  const { su: token, page_keys: keys = '' } = cookiesOf(deps, request);
  if (access.kind === 'password') {
    const locked = { siteId: site.id, pageId, access };
    return { ...nobody, isUnlocked: holdsPageKey(deps, keys, locked) };
  }
  const user = token === undefined ? null : await siteUserOfToken(deps, site, token);
  if (!user) return nobody;
  if (access.kind === 'members') return { ...nobody, isMember: true };
  const key = { siteUserId: user.id, now: new Date(deps.now()) };
  const paidProducts = await deps.db.forSite(site.id, (tx) => findPaidProducts(tx, key), {
    readOnly: true,
  });
  return { isUnlocked: false, isMember: true, paidProducts };
}
