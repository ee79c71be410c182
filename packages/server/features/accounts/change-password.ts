import { findAccountByEmail } from '@veranda/db/accounts/reader';
import { deleteSessionsOfAccount, updateAccountPassword } from '@veranda/db/accounts/writer';
import { passwordProblem } from '../../platform/sessions/password-problem.ts';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import type { AccountIdentity } from '../../platform/http/route.ts';
import { hashOf } from '../../platform/sessions/account-session.ts';
import { withLoginThrottle } from '../../platform/sessions/login-throttle.ts';
import { hashPassword, matchesPassword } from '../../platform/sessions/passwords.ts';

/** A change of a password, and the session that asks for it. */
interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
  readonly sessionToken: string;
  readonly ip: string;
}

/** Changes the password of the signed-in account; every session of the account but this one ends. */
export async function changePassword(
  deps: Pick<Deps, 'db'>,
  account: AccountIdentity,
  change: PasswordChange,
): Promise<null | Refusal> {
  const problem = await passwordProblem(change.newPassword, [account.email, account.name]);
  if (problem) return refuse(problem, { field: 'newPassword' });
  // Wrong passwords count with those of the login: a session left open is no way to try more of them.
  const guess = { among: 'log-in-failed', of: account.email.toLowerCase(), ip: change.ip };
  const known = await withLoginThrottle<true>(deps, guess, async () => {
    const row = await deps.db.global((tx) => findAccountByEmail(tx, account.email));
    const matches = await matchesPassword(row?.passwordHash, change.password);
    return matches ? true : refuse('password-wrong', { field: 'password' });
  });
  if (isRefusal(known)) return known;
  const passwordHash = await hashPassword(change.newPassword);
  await deps.db.global(async (tx) => {
    await updateAccountPassword(tx, { id: account.id, passwordHash });
    await deleteSessionsOfAccount(tx, account.id, hashOf(change.sessionToken));
  });
  return null;
}
