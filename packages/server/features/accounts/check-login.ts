import { verify } from '@node-rs/argon2';
import type { Account } from '@veranda/contracts/accounts';
import { findAccountByEmail } from '@veranda/db/accounts/reader';
import { countHits } from '@veranda/db/platform/rate-buckets';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/rate-limit.ts';

// A hash of nothing anybody knows: verifying it for unknown addresses makes them take as long as known ones.
const decoy =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$Hn2vYkGk3g6PzYOxJkqR3Yx3nq0m2oJ3lVqJ5g3b0aU';

/** The account of an address and password; 5 failures in 15 minutes an account and address (decisions, limits). */
export async function checkLogin(
  deps: Pick<Deps, 'db'>,
  given: { readonly email: string; readonly password: string },
  ip: string,
): Promise<Account | Refusal> {
  const email = given.email.trim();
  const row = await deps.db.global((tx) => findAccountByEmail(tx, email));
  const matches = await verify(row?.password_hash ?? decoy, given.password).catch(() => false);
  if (row && matches) return { id: row.id, email: row.email, name: row.name };
  const key = `log-in-failed|${email.toLowerCase()}|${networkOf(ip)}`;
  const wait = await deps.db.global((tx) => countHits(tx, [{ key, hits: 5, seconds: 900 }]));
  return wait > 0 ? refuse('too-many-requests') : refuse('log-in-failed', { field: 'password' });
}
