import { createHash } from 'node:crypto';
import { findSession } from '@veranda/db/accounts/reader';
import { deleteSession, insertSession, touchSession } from '@veranda/db/accounts/writer';
import { sessionKey } from '../crumb/session-key.ts';
import type { PlatformDeps } from '../deps.ts';
import type { AccountIdentity } from '../http/route.ts';

type SessionDeps = Pick<PlatformDeps, 'db' | 'now' | 'random'>;

const hour = 60 * 60 * 1000;
/** Life of a studio session: idle 12 h, absolute 24 h, remembered 30 days. */
export const sessionTtlMs = { idle: 12 * hour, absolute: 24 * hour, remembered: 30 * 24 * hour } as const;

/** Time after a login during which it counts as fresh, for actions that need one. */
const freshFor = hour / 2;

/** A session that stands, and how it is named in crumbs. */
interface ActiveSession {
  readonly account: AccountIdentity;
  readonly key: string;
  /** True when its login was a short while ago. */
  readonly isFresh: boolean;
  /** True when it outlives the browser. */
  readonly isRemembered: boolean;
}

/** A login: its account, its lifetime, and the cookie's previous token, '' for none. */
interface Login {
  readonly accountId: string;
  readonly remember: boolean;
  readonly replaces: string;
  /** Where it comes from, for the list of sessions of the account. */
  readonly ip?: string;
  readonly userAgent?: string;
}

/**
 * Opens a session in the place of the one that the browser had, which ends with it: whoever has its token is
 * signed out.
 * @returns the token for the cookie, which is kept nowhere else
 */
export async function createSession(
  deps: SessionDeps,
  { accountId, remember, replaces, ip = '', userAgent = '' }: Login,
): Promise<{ token: string; maxAge: number | undefined }> {
  const token = Buffer.from(deps.random(32)).toString('base64url');
  const life = remember ? sessionTtlMs.remembered : sessionTtlMs.absolute;
  await deps.db.global(async (tx) => {
    if (replaces !== '') await deleteSession(tx, hashOf(replaces));
    await insertSession(tx, {
      tokenHash: hashOf(token),
      accountId,
      remember,
      ip,
      userAgent: userAgent.slice(0, 300),
      createdAt: new Date(deps.now()),
      seenAt: new Date(deps.now()),
      expiresAt: new Date(deps.now() + life),
    });
  });
  return { token, maxAge: remember ? life / 1000 : undefined };
}

/** The session of a cookie, or null when there is none that stands. */
export async function readSession(deps: SessionDeps, token: string): Promise<ActiveSession | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const hash = hashOf(token);
  const row = await deps.db.global((tx) => findSession(tx, hash));
  const now = deps.now();
  if (!row || row.expiresAt.getTime() <= now) return null;
  const idle = now - row.seenAt.getTime();
  if (!row.remember && idle > sessionTtlMs.idle) return null;
  if (idle > 60_000) await deps.db.global((tx) => touchSession(tx, hash, new Date(now)));
  const account = { id: row.accountId, email: row.email, name: row.name };
  const isFresh = now - row.createdAt.getTime() <= freshFor;
  return { account, key: sessionKey(token), isFresh, isRemembered: row.remember };
}

export async function closeSession(deps: SessionDeps, token: string): Promise<void> {
  await deps.db.global((tx) => deleteSession(tx, hashOf(token)));
}

/** Stored hash of a session's token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
