import { createHash, createHmac } from 'node:crypto';
import { keepSalt } from '@veranda/db/analytics/hits';
import type { Deps } from '../../services/deps.ts';

const day = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A request as its visitor is told apart. */
interface Visitor {
  readonly siteId: string;
  /** '' where no cookies are set. */
  readonly cookie: string;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Hash of 64 bits of a visitor. With a cookie it is that of the cookie; without, of address and browser with a salt of the
 * day that is forgotten the day after: nobody can tell whose it was (decisions §tracking).
 */
export function createVisitorHash(
  deps: Pick<Deps, 'db' | 'now' | 'random'>,
): (visitor: Visitor) => Promise<bigint> {
  let known: { readonly day: string; readonly salt: Promise<Uint8Array> } | null = null;

  function saltOf(today: string): Promise<Uint8Array> {
    if (known?.day === today) return known.salt;
    const before = dayOf(deps.now() - day);
    const asked = { day: today, salt: deps.random(32), before };
    const salt = deps.db.global((tx) => keepSalt(tx, asked));
    known = { day: today, salt };
    salt.catch(() => {
      known = null;
    });
    return salt;
  }

  return async ({ siteId, cookie, ip, userAgent }) => {
    if (cookie !== '') return createHash('sha256').update(`${siteId}|${cookie}`).digest().readBigInt64BE();
    const salt = await saltOf(dayOf(deps.now()));
    return createHmac('sha256', salt).update(`${siteId}|${ip}|${userAgent}`).digest().readBigInt64BE();
  };
}
