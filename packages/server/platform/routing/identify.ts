import type { Endpoint } from '@veranda/contracts/endpoint';
import { findMembership } from '@veranda/db/sites/reader';
import { type ApiScope, scopeOpens } from '@veranda/domain/integrations/scopes';
import { may } from '@veranda/domain/contributors/rights';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { readBearer } from '../api-keys/read-key.ts';
import { readSession } from '../sessions/account-session.ts';
import type { Tenant } from '../tenancy/tenant.ts';
import type { RoutingDeps } from './visitor-hooks.ts';
import type { AccountIdentity, KeyIdentity, MemberIdentity } from '../http/route.ts';

/** Identity of the caller, as far as the endpoint needs it. */
export interface Identity {
  readonly site: Tenant | null;
  readonly account: AccountIdentity | null;
  readonly member: MemberIdentity | null;
  readonly apiKey: KeyIdentity | null;
}

/** Parts of a request that identify the caller. */
interface Claims {
  readonly site: Tenant | null;
  readonly sessionToken: string;
  readonly params: Readonly<Record<string, string>>;
  /** Id of the site that the call names beside its path; empty for none. */
  readonly namedSite: string;
  readonly authorization: string;
  readonly userAgent: string;
}

const nobody = { site: null, account: null, member: null, apiKey: null } as const;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Checks the endpoint's access rule: signed in, a member of the site in the path, with the right in the area.
 */
export async function identify(
  deps: RoutingDeps,
  endpoint: Endpoint,
  claims: Claims,
): Promise<Identity | Refusal> {
  if (endpoint.access.kind === 'visitor') return { ...nobody, site: claims.site };
  if (endpoint.access.kind === 'key') return identifyKey(deps, endpoint.access.scope, claims);
  const session = claims.sessionToken === '' ? null : await readSession(deps, claims.sessionToken);
  const account = session?.account ?? null;
  if (endpoint.access.kind === 'anonymous') return { ...nobody, account };
  if (!account) return refuse('not-signed-in');
  if (endpoint.access.kind === 'account')
    return endpoint.asksLoginAgain && !session?.isFresh ? refuse('log-in-again') : { ...nobody, account };
  const inPath = claims.params['site'] ?? claims.params['websiteId'];
  const siteId = (inPath ?? claims.namedSite).toLowerCase();
  if (siteId === '') return refuse('website-id-missing', { field: 'websiteId' });
  const site = uuid.test(siteId) ? await deps.sites.byId(siteId) : null;
  if (!site) return refuse('not-found');
  const row = await deps.db.forSite(site.id, (tx) => findMembership(tx, account.id));
  // Somebody else's site is as unknown as one that there is not.
  if (!row) return refuse('not-found');
  const member = { roles: row.roles, isOwner: row.isOwner };
  const { area, level } = endpoint.access;
  const areas = typeof area === 'string' ? [area] : area;
  if (!areas.some((refusal) => may(member, refusal, level))) return refuse('not-allowed');
  if (endpoint.asksLoginAgain && !session?.isFresh) return refuse('log-in-again');
  return { ...nobody, site, account, member };
}

async function identifyKey(
  deps: RoutingDeps,
  scope: ApiScope,
  { authorization, userAgent }: Claims,
): Promise<Identity | Refusal> {
  if (userAgent.trim() === '') return refuse('user-agent-missing', { field: 'User-Agent' });
  const bearer = await readBearer(deps, authorization);
  if (!bearer) return refuse('api-key-invalid', { field: 'Authorization' });
  if (!scopeOpens(bearer.key.scopes, scope)) return refuse('scope-missing', { params: { scope } });
  return { ...nobody, site: bearer.site, apiKey: bearer.key };
}
