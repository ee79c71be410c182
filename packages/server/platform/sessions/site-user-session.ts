import { createHash } from 'node:crypto';
import { findSiteUserSession } from '@veranda/db/members/reader';
import {
  deleteSiteUserSession,
  insertSiteUserSession,
  touchSiteUserSession,
} from '@veranda/db/members/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { crumbLifetime, issueCrumb } from '../crumb/crumb.ts';
import { sessionKey } from '../crumb/session-key.ts';
import type { PlatformDeps } from '../deps.ts';
import type { Call } from '../http/route.ts';
import type { Tenant } from '../tenancy/tenant.ts';
import { sessionTtlMs } from './account-session.ts';

/** A visitor who is signed in. */
export interface SiteUserIdentity {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  /** True when they have confirmed that the address is theirs. */
  readonly isAddressConfirmed: boolean;
}

type VisitorCall = Pick<Call<never>, 'request' | 'reply'>;

/** The site user of a request, or null: the cookie is checked against the site's sessions. */
export async function readSiteUser(
  deps: PlatformDeps,
  site: Tenant,
  call: Pick<VisitorCall, 'request'>,
): Promise<SiteUserIdentity | null> {
  const token = tokenOf(call);
  return token === null ? null : siteUserOfToken(deps, site, token);
}

/** Stored hash of a request's session; null for a request that brings none. */
export function sessionHashOf(deps: PlatformDeps, call: Pick<VisitorCall, 'request'>): Buffer | null {
  const token = tokenOf(call);
  return token === null ? null : hashOf(token);
}

/** The site user whose session a token is of; null for a token that is of none. */
export async function siteUserOfToken(
  deps: Pick<PlatformDeps, 'db' | 'now'>,
  site: Tenant,
  token: string,
): Promise<SiteUserIdentity | null> {
  if (!tokenForm.test(token)) return null;
  const tokenHash = hashOf(token);
  const row = await deps.db.forSite(site.id, (tx) => findSiteUserSession(tx, tokenHash));
  const now = deps.now();
  if (!row || row.expiresAt.getTime() <= now) return null;
  const idle = now - row.seenAt.getTime();
  if (!row.remember && idle > sessionTtlMs.idle) return null;
  if (idle > 60_000)
    await deps.db.forSite(site.id, (tx) => touchSiteUserSession(tx, { tokenHash, at: new Date(now) }));
  const { siteUserId: id, email, firstName, lastName, language } = row;
  return { id, email, firstName, lastName, language, isAddressConfirmed: row.emailVerifiedAt !== null };
}

/** A session that is about to be opened: its token goes into the cookie and is kept nowhere else. */
interface FreshSession {
  readonly token: string;
  readonly remember: boolean;
}

export function freshSession(deps: Pick<PlatformDeps, 'random'>, remember: boolean): FreshSession {
  return { token: Buffer.from(deps.random(32)).toString('base64url'), remember };
}

/** Writes a session in the transaction that signs its user in. */
export async function writeSession(
  deps: Pick<PlatformDeps, 'now'>,
  tx: SiteTransaction,
  session: FreshSession & { readonly siteUserId: string },
): Promise<void> {
  const life = session.remember ? sessionTtlMs.remembered : sessionTtlMs.absolute;
  await insertSiteUserSession(tx, {
    tokenHash: hashOf(session.token),
    siteUserId: session.siteUserId,
    remember: session.remember,
    seenAt: new Date(deps.now()),
    expiresAt: new Date(deps.now() + life),
  });
}

/**
 * Hands the session's cookies to its user. @returns the crumb that belongs to it (a crumb changes at login)
 */
export function setSessionCookies(
  deps: PlatformDeps,
  visit: { readonly site: Tenant; readonly call: VisitorCall },
  session: FreshSession & { readonly siteUserId: string },
): string {
  const { site, call } = visit;
  const maxAge = session.remember ? sessionTtlMs.remembered / 1000 : undefined;
  call.reply.setCookie('su', session.token, maxAge);
  const hint = JSON.stringify({ authenticated: true, siteUserId: session.siteUserId });
  call.reply.setCookie('siteUserInfo', hint, maxAge);
  return renewCrumb(deps, { site, call }, session.token);
}

/** Ends the session of a request and takes its cookies back. @returns the crumb of the visitor from now on */
export async function endSession(
  deps: PlatformDeps,
  visit: { readonly site: Tenant; readonly call: VisitorCall },
): Promise<string> {
  const { site, call } = visit;
  const token = tokenOf(call);
  if (token !== null) await deps.db.forSite(site.id, (tx) => deleteSiteUserSession(tx, hashOf(token)));
  call.reply.clearCookie('su');
  call.reply.clearCookie('siteUserInfo');
  return renewCrumb(deps, { site, call }, '');
}

function renewCrumb(
  deps: PlatformDeps,
  { site, call }: { readonly site: Tenant; readonly call: VisitorCall },
  token: string,
): string {
  const host = call.request.headers['host']?.toLowerCase() ?? site.host;
  const binding = { host, siteId: site.id, session: sessionKey(token) };
  const crumb = issueCrumb(deps.settings.crumbKeys, binding, deps.now());
  call.reply.setCookie('crumb', crumb, crumbLifetime / 1000);
  return crumb;
}

function tokenOf(call: Pick<VisitorCall, 'request'>): string | null {
  const token = call.request.cookies.su ?? '';
  return tokenForm.test(token) ? token : null;
}

const tokenForm = /^[\w-]{43}$/;

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
