import type { SiteCard } from '@veranda/contracts/sites';
import { openSitePath } from './paths.ts';

/**
 * Address at which somebody of the site sees what visitors see at `url`: through the lock screen where the
 * site is closed to them.
 */
export function visitAddress({ id, isClosed }: Pick<SiteCard, 'id' | 'isClosed'>, url: string): string {
  return isClosed ? withPath(`/api/studio/sites/${id}/visit`, url) : url;
}

/** The same for those who work on the site, whose visits are not counted (decisions §tracking). */
export function viewAddress(site: Pick<SiteCard, 'id' | 'isClosed'>, url: string): string {
  return site.isClosed ? visitAddress(site, url) : withPath(openSitePath(site.id), url);
}

function withPath(way: string, url: string): string {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  return path === '/' ? way : `${way}?path=${encodeURIComponent(path)}`;
}
