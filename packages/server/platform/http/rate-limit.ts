import { type Bucket, countHits } from '@veranda/db/platform/rate-buckets';
import type { PlatformDeps } from '../deps.ts';
import { type RateRule, rateLimits } from './rate-limits.data.ts';

/** Subject of a rate limit. */
interface RateSubject {
  readonly siteId: string;
  readonly ip: string;
  readonly cart: string;
  readonly accountId: string;
  readonly keyId?: string;
}

/** Counts the call; @returns seconds to wait before the next try, 0 when there is room. */
export async function countCall(
  deps: Pick<PlatformDeps, 'db' | 'log'>,
  name: string,
  subject: RateSubject,
): Promise<number> {
  const limit = rateLimits[name];
  if (!limit) throw new Error(`the rate limit ${name} is not in the table`);
  const buckets = limit.rules.flatMap((rule) => bucketOf(name, rule, subject));
  if (buckets.length === 0) return 0;
  try {
    return await deps.db.global((tx) => countHits(tx, buckets), { asynchronousCommit: true });
  } catch (error) {
    deps.log.warn({ error, limit: name }, 'rate limit not counted');
    return limit.closed ? 30 : 0;
  }
}

function bucketOf(name: string, rule: RateRule, subject: RateSubject): Bucket[] {
  const value = {
    address: networkOf(subject.ip),
    cart: subject.cart,
    account: subject.accountId,
    key: subject.keyId ?? '',
    site: subject.siteId,
  }[rule.by];
  if (value === '') return [];
  const key = `${rule.countsWith ?? name}|${rule.by}|${rule.seconds}|${subject.siteId}|${value}`;
  return [{ key, hits: rule.hits, seconds: rule.seconds, isRest: rule.isRest ?? false }];
}

/**
 * An IPv6 client is counted by its /64, which is what one customer has. One that has hung up has no address
 * any more.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'gone';
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  return ip.split(':').slice(0, 4).join(':');
}
