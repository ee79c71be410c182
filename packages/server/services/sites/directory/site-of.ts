import type { IncomingMessage } from 'node:http';
import { knownContext } from '@veranda/server/platform/http/request-context';
import type { Tenant } from '@veranda/server/platform/tenancy/tenant';
import type { SiteEntry } from './site-directory.ts';

/** The call's site. @throws when the endpoint's access rule does not bring one: a fault of ours */
export function siteOf({ site }: { readonly site: Tenant | null }): SiteEntry {
  if (!site) throw new Error('the endpoint has no site');
  if (!isSiteEntry(site)) throw new Error('the site of the call is not from the site directory');
  return site;
}

/** The site of a request's host; null on the studio's host, and before the gateway has looked at it. */
export function siteOfRequest(request: IncomingMessage): SiteEntry | null {
  const site = knownContext(request)?.site ?? null;
  return site && siteOf({ site });
}

/** True when a tenant is an entry of the site directory, which is where `app.ts` takes every tenant from. */
function isSiteEntry(tenant: Tenant): tenant is SiteEntry {
  return 'publishedRevisionId' in tenant && 'stock' in tenant;
}
