import { createHash } from 'node:crypto';
import { countHits } from '@veranda/db/platform/rate-buckets';
import type { PlatformDeps } from '../deps.ts';
import type { Captcha, CaptchaVerdict } from './captcha.ts';

/** Action of a token at a login. */
const action = 'LOGIN';
/** Seconds for which a proof that was used is remembered: as long as a crumb stands. */
const remembered = 24 * 60 * 60;

/** Proof sent with a login, and its session: `crumb` is the one that the request is under. */
interface LoginProof {
  readonly token: string;
  readonly crumb: string;
  readonly ip: string;
}

/**
 * Judges the proof of a person that goes with a login (decision 0093): the work is done over the crumb, which
 * the server has made out for this visitor, and is worth one guess.
 */
export async function verifyLoginCaptcha(
  deps: Pick<PlatformDeps, 'db'>,
  captcha: Captcha,
  { token, crumb, ip }: LoginProof,
): Promise<CaptchaVerdict> {
  if (token === '') return 'failed';
  const verdict = await captcha.verify({ token, key: crumb, action, ip });
  if (verdict !== 'passed') return verdict;
  const hash = createHash('sha256').update(`${crumb}|${token}`).digest('base64url');
  const used = { key: `login-proof|${hash}`, hits: 1, seconds: remembered };
  return (await deps.db.global((tx) => countHits(tx, [used]))) > 0 ? 'failed' : 'passed';
}
