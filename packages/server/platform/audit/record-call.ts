import { createHash } from 'node:crypto';
import type { NewAuditEntry } from '@veranda/db/audit/writer';
import { findSitesOfAccount } from '@veranda/db/sites/reader';
import { appendEntry } from '@veranda/db/audit/writer';
import type { Endpoint } from '@veranda/contracts/endpoint';
import { contributorRole } from '@veranda/domain/contributors/codes';
import type { PlatformDeps } from '../deps.ts';
import type { Call, MemberIdentity } from '../http/route.ts';
import { hashOf, withAuditEntry } from './audit-scope.ts';

/** Sites of an account whose logs tell of a login, at most; those changed last come first. */
const sitesTold = 50;

/**
 * True when a call leaves an entry in the audit log: every change that a member or an API key of a site asks
 * for, the making of a site, and reads that take data out of the product.
 */
export function isRecorded({ access, method, recorded }: Endpoint): boolean {
  if (recorded !== undefined) return recorded;
  return ['member', 'account', 'key'].includes(access.kind) && method !== 'GET';
}

/** Answers a call, and leaves its entry where it is one that is recorded. */
export async function recordCall(
  deps: Pick<PlatformDeps, 'db'>,
  { endpoint, call }: { readonly endpoint: Endpoint; readonly call: Call<Endpoint> },
  handle: () => Promise<unknown>,
): Promise<unknown> {
  if (!isRecorded(endpoint)) return handle();
  const entry: NewAuditEntry = {
    ...whoCalls(call),
    role: call.apiKey ? 'API key' : roleOf(call.member),
    action: endpoint.name,
    area: areaOf(endpoint),
    subject: subjectOf(call.params),
    before: null,
    after: hashOf([call.params, call.query, call.body, filesOf(call)]),
  };
  return withAuditEntry(deps.db, { siteId: call.site?.id ?? null, entry }, handle);
}

/** Action of an account that is no call of a site. */
type AccountAction =
  | 'log-in'
  | 'reset-password'
  | 'change-password'
  | 'join-by-invitation'
  | 'ask-for-email-change'
  | 'turn-on-two-factor'
  | 'turn-off-two-factor'
  | 'delete-account';

/** Tells the sites of an account what it has done. */
export async function recordAccountAction(
  deps: Pick<PlatformDeps, 'db'>,
  account: NonNullable<Call<Endpoint>['account']>,
  { action, request }: { readonly action: AccountAction } & Pick<Call<Endpoint>, 'request'>,
): Promise<void> {
  const rows = await deps.db.global((tx) => findSitesOfAccount(tx, account.id), { accountId: account.id });
  for (const { id, roles, isOwner } of rows.slice(0, sitesTold)) {
    const entry: NewAuditEntry = {
      ...whoCalls({ account, request }),
      role: roleOf({ roles, isOwner }),
      action,
      area: 'people',
      subject: '',
      before: null,
      after: null,
    };
    await deps.db.forSite(id, (tx) => appendEntry(tx, entry));
  }
}

function areaOf({ access }: Endpoint): string {
  if (access.kind === 'member') return [access.area].flat()[0] ?? 'settings';
  if (access.kind === 'key') return /^(?:orders|customers)/.test(access.scope) ? 'orders' : 'products';
  return 'settings';
}

type Caller = Pick<Call<Endpoint>, 'account' | 'request'> & Partial<Pick<Call<Endpoint>, 'apiKey'>>;

function whoCalls({ account, apiKey, request }: Caller) {
  return {
    actorId: account?.id ?? apiKey?.id ?? null,
    actor: account?.email ?? apiKey?.name ?? '',
    ip: request.ip,
    requestId: request.id,
  };
}

function roleOf(member: MemberIdentity | null): string {
  if (!member) return 'account';
  const roles = member.roles.map((code) => contributorRole(code) ?? String(code));
  return (member.isOwner ? ['owner', ...roles] : roles).join(', ');
}

function subjectOf(params: unknown): string {
  return Object.entries(params as Record<string, unknown>)
    .filter(([name]) => name !== 'site')
    .map(([name, value]) => `${name}:${String(value).slice(0, 100)}`)
    .join(' ');
}

function filesOf({ files, spooled }: Call<Endpoint>): string[] {
  return [...files.map(({ bytes }) => digest(bytes)), ...spooled.map(({ sha256 }) => sha256)];
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
