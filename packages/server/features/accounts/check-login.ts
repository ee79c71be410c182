import type { Account } from '@veranda/contracts/accounts';
import { findAccountByEmail } from '@veranda/db/accounts/reader';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { underGuessLimit } from '../../platform/sessions/guess-limit.ts';
import { matchesPassword } from '../../platform/sessions/passwords.ts';

/** The account of an address and password; guesses are counted. */
export async function checkLogin(
  deps: Pick<Deps, 'db'>,
  given: { readonly email: string; readonly password: string },
  ip: string,
): Promise<Account | Refusal> {
  const email = given.email.trim();
  return underGuessLimit<Account>(deps, { of: `log-in-failed|${email.toLowerCase()}`, ip }, async () => {
    const row = await deps.db.global((tx) => findAccountByEmail(tx, email));
    const matches = await matchesPassword(row?.password_hash, given.password);
    if (!row || !matches) return refuse('log-in-failed', { field: 'password' });
    return { id: row.id, email: row.email, name: row.name };
  });
}
