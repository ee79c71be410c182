import type { Account } from '@veranda/contracts/accounts';
import { findAccountByEmail } from '@veranda/db/accounts/reader';
import { countHits, restOf } from '@veranda/db/platform/rate-buckets';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/rate-limit.ts';
import { matchesPassword } from '../../platform/sessions/passwords.ts';

/** The account of an address and password; 5 failures in 15 minutes an account and address (decisions, limits). */
export async function checkLogin(
  deps: Pick<Deps, 'db'>,
  given: { readonly email: string; readonly password: string },
  ip: string,
): Promise<Account | Refusal> {
  const email = given.email.trim();
  const key = `log-in-failed|${email.toLowerCase()}|${networkOf(ip)}`;
  const failures = { key, hits: 5, seconds: 900 };
  // Before the password is compared: a right guess after too many wrong ones is refused too.
  if ((await deps.db.global((tx) => restOf(tx, failures))) > 0) return refuse('too-many-requests');
  const row = await deps.db.global((tx) => findAccountByEmail(tx, email));
  const matches = await matchesPassword(row?.password_hash, given.password);
  if (!row || !matches) {
    const wait = await deps.db.global((tx) => countHits(tx, [failures]));
    return wait > 0 ? refuse('too-many-requests') : refuse('log-in-failed', { field: 'password' });
  }
  return { id: row.id, email: row.email, name: row.name };
}
