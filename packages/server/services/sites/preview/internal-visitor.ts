import type { SitesDeps } from '../deps.ts';
import type { Call } from '@veranda/server/platform/http/route';
import type { Endpoint } from '@veranda/contracts/endpoint';
import type { SiteEntry } from '../directory/site-directory.ts';
import { tokenLeft } from './preview-token.ts';

/**
 * True when overrides by query parameters work: on an internal site, or for a person of the operator
 * (decisions).
 */
export function isInternalVisit(
  deps: Pick<SitesDeps, 'settings' | 'now'>,
  site: SiteEntry,
  { request }: Pick<Call<Endpoint>, 'request'>,
): boolean {
  if (site.status === 'internal') return true;
  const token = request.cookies.internal ?? '';
  return tokenLeft(deps, { siteId: site.id, purpose: 'internal' }, token) > 0;
}
