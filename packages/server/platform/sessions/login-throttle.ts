import { countHits, takeHitBack } from '@veranda/db/platform/rate-buckets';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { CaptchaVerdict } from '../captcha/captcha.ts';
import type { PlatformDeps } from '../deps.ts';
import { networkOf } from '../http/rate-limit.ts';
import { tooManyRequests } from '../http/retry-after.ts';

/** Target of a login attempt, and its address. */
interface LoginAttempt {
  /** Scope of the attempts: the logins of the studio, or of one site. */
  readonly among: string;
  /** Address of an account, or one that may be none: counted alike, so that a refusal tells nothing. */
  readonly of: string;
  readonly ip: string;
  /**
   * Judges the proof of a person that came along; absent where the guesser is signed in, who is asked for
   * none.
   */
  readonly prove?: () => Promise<CaptchaVerdict>;
}

/**
 * Failures in seconds: of an account from one network, of a network, and of an account from anywhere
 * (decision 0102).
 */
const limits = {
  near: { hits: 5, seconds: 900 },
  network: { hits: 20, seconds: 900 },
  anywhere: { hits: 100, seconds: 3600 },
} as const;

/**
 * Compares a password under the limits of guesses (decision 0102): 5 failures in 15 minutes an account and
 * address and 20 an address; after 100 in an hour of an account, from wherever, each guess needs the proof of
 * a person, and nobody is locked out. A guess is counted before it is looked at, so that of guesses at the
 * same instant no more are looked at than of one after the other; what was right, and what was not looked at,
 * is taken back from the count.
 */
export async function withLoginThrottle<T>(
  deps: Pick<PlatformDeps, 'db'>,
  guess: LoginAttempt,
  compare: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const network = `${guess.among}|from|${networkOf(guess.ip)}`;
  const near = `${guess.among}|${guess.of}|${networkOf(guess.ip)}`;
  const anywhere = `${guess.among}|${guess.of}|anywhere`;
  const nearWait = await waitFor(deps, near, limits.near);
  if (nearWait > 0) return tooManyRequests(nearWait);
  const wait = await waitFor(deps, network, limits.network);
  if (wait > 0) {
    await takeBack(deps, [near]);
    return tooManyRequests(wait);
  }
  const problem = (await waitFor(deps, anywhere, limits.anywhere)) > 0 ? await proofProblem(guess) : null;
  const outcome = problem ?? (await compare());
  if (problem || !isRefusal(outcome)) await takeBack(deps, [anywhere, near, network]);
  return outcome;
}

async function waitFor(
  deps: Pick<PlatformDeps, 'db'>,
  key: string,
  limit: { readonly hits: number; readonly seconds: number },
): Promise<number> {
  return deps.db.global((tx) => countHits(tx, [{ key, ...limit }]));
}

async function takeBack(deps: Pick<PlatformDeps, 'db'>, keys: readonly string[]): Promise<void> {
  await deps.db.global(async (tx) => {
    for (const key of keys) await takeHitBack(tx, key);
  });
}

async function proofProblem({ prove }: LoginAttempt): Promise<Refusal | null> {
  const verdict = prove ? await prove() : 'passed';
  if (verdict === 'passed') return null;
  return refuse(verdict === 'away' ? 'captcha-away' : 'captcha-needed');
}
