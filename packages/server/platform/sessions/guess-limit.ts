import { countHits, takeHitBack } from '@veranda/db/platform/rate-buckets';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { CaptchaVerdict } from '../captcha/captcha.ts';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/rate-limit.ts';

/** What is guessed at, and from where. */
export interface Guess {
  /** Of an account or of an address that may be none: counted alike, so that a refusal tells nothing. */
  readonly of: string;
  readonly ip: string;
  /** Judges the proof of a person that came along; absent where the guesser is signed in, who is asked for none. */
  readonly prove?: () => Promise<CaptchaVerdict>;
}

/** Failures in seconds: of an account from one network, and of an account from anywhere (security, rate limits). */
const limits = { near: { hits: 5, seconds: 900 }, anywhere: { hits: 100, seconds: 3600 } } as const;

/**
 * Compares a password under the limits of guesses (security, rate limits): 5 failures in 15 minutes an account and
 * address; after 100 in an hour of an account, from wherever, each guess needs the proof of a person, and nobody is locked
 * out. A guess is counted before it is looked at, so that of guesses at the same instant no more are looked at than of one
 * after the other; what was right, and what was not looked at, is taken back from the count.
 */
export async function underGuessLimit<T>(
  deps: Pick<Deps, 'db'>,
  guess: Guess,
  compare: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const near = `${guess.of}|${networkOf(guess.ip)}`;
  const anywhere = `${guess.of}|anywhere`;
  if (await isBeyond(deps, near, limits.near)) return refuse('too-many-requests');
  const problem = (await isBeyond(deps, anywhere, limits.anywhere)) ? await proofProblem(guess) : null;
  const outcome = problem ?? (await compare());
  if (problem || !isRefusal(outcome))
    await deps.db.global(async (tx) => {
      await takeHitBack(tx, anywhere);
      await takeHitBack(tx, near);
    });
  return outcome;
}

async function isBeyond(
  deps: Pick<Deps, 'db'>,
  key: string,
  limit: { readonly hits: number; readonly seconds: number },
): Promise<boolean> {
  return (await deps.db.global((tx) => countHits(tx, [{ key, ...limit }]))) > 0;
}

async function proofProblem({ prove }: Guess): Promise<Refusal | null> {
  const verdict = prove ? await prove() : 'passed';
  if (verdict === 'passed') return null;
  return refuse(verdict === 'away' ? 'captcha-away' : 'captcha-needed');
}
