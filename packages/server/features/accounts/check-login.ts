import type { Account } from '@veranda/contracts/accounts';
import { findAccountByEmail } from '@veranda/db/accounts/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { verifyLoginCaptcha } from '../../platform/captcha/verify-login-captcha.ts';
import { createProofOfWork } from '../../platform/captcha/proof-of-work.ts';
import type { Deps } from '../../services/deps.ts';
import type { Call } from '../../platform/http/route.ts';
import { withLoginThrottle } from '../../platform/sessions/login-throttle.ts';
import { matchesPassword } from '../../platform/sessions/passwords.ts';

/**
 * The account of an address and password; guesses are counted, and after many of them a person is asked for.
 */
export async function checkLogin(
  deps: Pick<Deps, 'db'>,
  given: { readonly email: string; readonly password: string; readonly captchaKey?: string | undefined },
  call: Pick<Call<never>, 'request' | 'crumb'>,
): Promise<Account | Refusal> {
  const email = given.email.trim();
  const { ip } = call.request;
  // No code of a service runs in the studio: its proof is that of the spot, whatever sites ask for.
  const prove = () =>
    verifyLoginCaptcha(deps, createProofOfWork(), { token: given.captchaKey ?? '', crumb: call.crumb(), ip });
  const guess = { among: 'log-in-failed', of: email.toLowerCase(), ip, prove };
  return withLoginThrottle<Account>(deps, guess, async () => {
    const row = await deps.db.global((tx) => findAccountByEmail(tx, email));
    const matches = await matchesPassword(row?.passwordHash, given.password);
    if (!row || !matches) return refuse('log-in-failed', { field: 'password' });
    return { id: row.id, email: row.email, name: row.name };
  });
}
