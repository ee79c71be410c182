import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import type { GlobalTransaction } from '../platform/site-transaction.ts';

/** Writes down a link to a new password; nothing where it is written down already. */
export async function insertAccountReset(
  tx: GlobalTransaction,
  reset: NewRecord<'account_reset'>,
): Promise<void> {
  await tx
    .insertInto('account_reset')
    .values(reset)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Number of links that an account was sent since `since`, without the one of `besides`. */
export async function countAccountResets(
  tx: GlobalTransaction,
  reset: { readonly accountId: string; readonly since: Date; readonly besides: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('account_reset')
    .select(sql<string>`count(*)`.as('count'))
    .where('accountId', '=', reset.accountId)
    .where('createdAt', '>', reset.since)
    .where('id', '!=', reset.besides)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The account of a link that works now. */
export async function findAccountReset(
  tx: GlobalTransaction,
  link: { readonly tokenHash: Uint8Array; readonly now: Date },
): Promise<{ id: string; email: string; name: string } | undefined> {
  return tx
    .selectFrom('account_reset')
    .innerJoin('account', 'account.id', 'account_reset.accountId')
    .select(['account.id', 'account.email', 'account.name'])
    .where('tokenHash', '=', link.tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', link.now)
    .executeTakeFirst();
}

/**
 * Uses a link up, and every other one of its account with it. @returns false when it does not work any more
 */
export async function takeAccountReset(
  tx: GlobalTransaction,
  link: { readonly tokenHash: Uint8Array; readonly now: Date },
): Promise<boolean> {
  const taken = await tx
    .updateTable('account_reset')
    .set({ usedAt: link.now })
    .where('tokenHash', '=', link.tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', link.now)
    .returning('accountId')
    .executeTakeFirst();
  if (!taken) return false;
  await tx
    .updateTable('account_reset')
    .set({ usedAt: link.now })
    .where('accountId', '=', taken.accountId)
    .where('usedAt', 'is', null)
    .execute();
  return true;
}

/** Ends every link of an account: they went to an address that it no longer has. */
export async function deleteAccountResets(tx: GlobalTransaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_reset').where('accountId', '=', accountId).execute();
}
