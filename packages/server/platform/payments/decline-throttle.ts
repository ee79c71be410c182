import { type Bucket, countHits, waitOf } from '@veranda/db/platform/rate-buckets';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { PlatformDeps } from '../deps.ts';
import { networkOf } from '../http/rate-limit.ts';
import { minutesOf } from '../http/retry-after.ts';

/** Payer: the cart or account, and from where. */
interface Payer {
  readonly siteId: string;
  /** Id of the cart, the account or any other subject with its own count. */
  readonly id: string;
  readonly ip: string;
}

/** Declines in seconds, of one payer and of one network (decision 0102). */
const limit = { hits: 10, seconds: 600 } as const;
const declines: ReadonlySet<string> = new Set(['payment-declined', 'card-refused']);

/**
 * Charges a card while not too many were declined. Only declines are counted, when they are known: a crowd
 * that pays at the same instant from one address is held back by nothing. `charge` is given the problem that
 * prevents a new charge: how an earlier one has ended it may still answer.
 */
export async function withDeclineThrottle<A>(
  deps: Pick<PlatformDeps, 'db'>,
  payer: Payer,
  charge: (
    velocityBlock: Refusal | null,
  ) => Promise<{ readonly answer: A | Refusal; readonly isReplay: boolean }>,
): Promise<{ readonly answer: A | Refusal; readonly isReplay: boolean }> {
  const buckets = bucketsOf(payer);
  const wait = await deps.db.global((tx) => waitOf(tx, buckets), { readOnly: true });
  const done = await charge(wait > 0 ? velocityBlock(wait) : null);
  if (isRefusal(done.answer) && declines.has(done.answer.code) && !done.isReplay)
    await deps.db.global((tx) => countHits(tx, buckets));
  return done;
}

function bucketsOf({ siteId, id, ip }: Payer): Bucket[] {
  const key = `declined|${siteId}`;
  return [`${key}|from|${networkOf(ip)}`, `${key}|payer|${id}`].map((one) => ({ key: one, ...limit }));
}

function velocityBlock(wait: number): Refusal {
  const more = { field: 'payment', waitSeconds: wait, params: { minutes: minutesOf(wait) } };
  return refuse('too-many-declines', more);
}
