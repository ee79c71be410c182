import type { Deps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import type { Endpoint } from '@veranda/contracts/endpoint';
import type { SiteEntry } from '../sites/site-directory.ts';
import { tokenLeft } from './preview-token.ts';

/** Whether overrides by query parameters work: on an internal site, or for a person of the operator (decisions). */
export function isInternalVisit(
  deps: Pick<Deps, 'settings' | 'now'>,
  site: SiteEntry,
  { request }: Pick<Call<Endpoint>, 'request'>,
): boolean {
  if (site.status === 'internal') return true;
  const token = request.cookies.internal ?? '';
  return tokenLeft(deps, { siteId: site.id, purpose: 'internal' }, token) > 0;
}
