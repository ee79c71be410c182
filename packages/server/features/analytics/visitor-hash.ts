import { createHash, createHmac } from 'node:crypto';
import { keepSalt } from '@veranda/db/analytics/hits';
import { dateText, wallTimeOf } from '@veranda/domain/dates/zone-time';
import type { Deps } from '../../services/deps.ts';

/** Milliseconds that the first zone's day is behind UTC: a day of a site's clock is over everywhere 12 hours later. */
const lastZone = 12 * 60 * 60 * 1000;
/** Days of some clock at one moment, and one that is over. */
const maxDays = 4;

/** A request as its visitor is told apart. */
interface Visitor {
  readonly siteId: string;
  /** Of the site, by whose days visits are counted. */
  readonly timeZone: string;
  /** '' where no cookies are set. */
  readonly cookie: string;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Hash of 64 bits of a visitor. With a cookie it is that of the cookie; without, of address and browser with a salt of the
 * site's day, which is forgotten once that day is over everywhere: nobody can tell whose it was (decisions §tracking).
 */
export function createVisitorHash(
  deps: Pick<Deps, 'db' | 'now' | 'random'>,
): (visitor: Visitor) => Promise<bigint> {
  const known = new Map<string, Promise<Uint8Array>>();

  function saltOf(day: string): Promise<Uint8Array> {
    const kept = known.get(day);
    if (kept) return kept;
    const before = dateText(wallTimeOf(deps.now() - lastZone, 'UTC'));
    const salt = deps.db.global((tx) => keepSalt(tx, { day, salt: deps.random(32), before }));
    known.set(day, salt);
    const [oldest] = known.keys();
    if (known.size > maxDays && oldest !== undefined) known.delete(oldest);
    salt.catch(() => known.delete(day));
    return salt;
  }

  return async ({ siteId, timeZone, cookie, ip, userAgent }) => {
    if (cookie !== '') return createHash('sha256').update(`${siteId}|${cookie}`).digest().readBigInt64BE();
    const salt = await saltOf(dateText(wallTimeOf(deps.now(), timeZone)));
    return createHmac('sha256', salt).update(`${siteId}|${ip}|${userAgent}`).digest().readBigInt64BE();
  };
}
