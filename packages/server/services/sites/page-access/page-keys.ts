import type { PageAccess } from '@veranda/domain/pages/page-access';
import { type Claim, isProof, prove } from '@veranda/server/platform/crumb/proof';
import type { SitesDeps } from '../deps.ts';

/** Lifetime of the cookie with the keys of pages, in seconds; a new password ends its own at once. */
export const pageKeysFor = 30 * 24 * 60 * 60;
const maxKeys = 20;

interface Locked {
  readonly siteId: string;
  readonly pageId: string;
  readonly access: PageAccess & { readonly kind: 'password' };
}

/** The cookie with the key of a page put first: `<HMAC>.<HMAC>…`. */
export function withPageKey(deps: Pick<SitesDeps, 'settings'>, cookie: string, page: Locked): string {
  const key = prove(deps, claimOf(page));
  return [key, ...cookie.split('.').filter((word) => word !== '' && word !== key)]
    .slice(0, maxKeys)
    .join('.');
}

/** True when the cookie holds the key of a page. */
export function holdsPageKey(deps: Pick<SitesDeps, 'settings'>, cookie: string, page: Locked): boolean {
  return cookie
    .split('.')
    .slice(0, maxKeys)
    .some((key) => isProof(deps, claimOf(page), key));
}

function claimOf({ siteId, pageId, access }: Locked): Claim {
  return ['page', siteId, pageId, access.hash];
}
