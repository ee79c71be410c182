import type { Endpoint } from '@veranda/contracts/endpoint';
import { findMembership } from '@veranda/db/sites/reader';
import { may } from '@veranda/domain/contributors/rights';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../deps.ts';
import { readSession } from '../sessions/account-session.ts';
import type { SiteEntry } from '../sites/site-directory.ts';
import type { AccountIdentity, MemberIdentity } from './route.ts';

/** Who calls, as far as the endpoint needs to know. */
export interface Identity {
  readonly site: SiteEntry | null;
  readonly account: AccountIdentity | null;
  readonly member: MemberIdentity | null;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Checks the endpoint's access rule: signed in, a member of the site in the path, with the right in the area. */
export async function identify(
  deps: Deps,
  endpoint: Endpoint,
  given: { site: SiteEntry | null; sessionToken: string; params: Readonly<Record<string, string>> },
): Promise<Identity | Refusal> {
  if (endpoint.access.kind === 'visitor') return { site: given.site, account: null, member: null };
  const session = given.sessionToken === '' ? null : await readSession(deps, given.sessionToken);
  const account = session?.account ?? null;
  if (endpoint.access.kind === 'anonymous') return { site: null, account, member: null };
  if (!account) return refuse('not-signed-in');
  if (endpoint.access.kind === 'account') return { site: null, account, member: null };
  const siteId = (given.params['site'] ?? given.params['websiteId'] ?? '').toLowerCase();
  const site = uuid.test(siteId) ? await deps.sites.byId(siteId) : null;
  if (!site) return refuse('not-found');
  const row = await deps.db.forSite(site.id, (tx) => findMembership(tx, site.id, account.id));
  if (!row) return refuse('not-allowed');
  const member = { roles: row.roles, isOwner: row.is_owner };
  const { area, level } = endpoint.access;
  const areas = typeof area === 'string' ? [area] : area;
  if (!areas.some((one) => may(member, one, level))) return refuse('not-allowed');
  return { site, account, member };
}
