import type { SiteCard } from '@veranda/contracts/sites';
import { openSitePath } from './paths.ts';

/**
 * Address at which somebody of the site sees what visitors see at `url`: through the lock screen where the
 * site is closed to them.
 */
export function visitAddress({ id, isClosed }: Pick<SiteCard, 'id' | 'isClosed'>, url: string): string {
  if (!isClosed) return url;
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  return `/api/studio/sites/${id}/visit${path === '/' ? '' : `?path=${encodeURIComponent(path)}`}`;
}

/** Address at which somebody of the site opens it: not counted among its visits, or through its lock screen. */
export function siteAddress(site: Pick<SiteCard, 'id' | 'isClosed' | 'url'>): string {
  return site.isClosed ? visitAddress(site, site.url) : openSitePath(site.id);
}
