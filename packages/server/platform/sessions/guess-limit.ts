import { countHits, takeHitBack } from '@veranda/db/platform/rate-buckets';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/rate-limit.ts';

/** What is guessed at, and from where. */
export interface Guess {
  /** Of an account or of an address that may be none: counted alike, so that a refusal tells nothing. */
  readonly of: string;
  readonly ip: string;
}

/**
 * Compares a password under the limit of 5 failures in 15 minutes an account and address (decisions, limits). A guess is
 * counted before it is looked at, so that of guesses at the same instant no more are looked at than of one after the
 * other; what was right is taken back from the count.
 */
export async function underGuessLimit<T>(
  deps: Pick<Deps, 'db'>,
  guess: Guess,
  compare: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const key = `${guess.of}|${networkOf(guess.ip)}`;
  const wait = await deps.db.global((tx) => countHits(tx, [{ key, hits: 5, seconds: 900 }]));
  if (wait > 0) return refuse('too-many-requests');
  const outcome = await compare();
  if (!isRefusal(outcome)) await deps.db.global((tx) => takeHitBack(tx, key));
  return outcome;
}
