import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Writes down a link to a new password; nothing where it is written down already. */
export async function insertAccountReset(tx: Tx, reset: NewRow<'account_reset'>): Promise<void> {
  await tx
    .insertInto('account_reset')
    .values(reset)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** How many links an account was sent since `since`, without the one of `besides`. */
export async function countAccountResets(
  tx: Tx,
  of: { readonly accountId: string; readonly since: Date; readonly besides: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('account_reset')
    .select(sql<string>`count(*)`.as('count'))
    .where('account_id', '=', of.accountId)
    .where('created_at', '>', of.since)
    .where('id', '!=', of.besides)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The account of a link that works now. */
export async function findAccountReset(
  tx: Tx,
  link: { readonly tokenHash: Uint8Array; readonly now: Date },
): Promise<{ id: string; email: string; name: string } | undefined> {
  return tx
    .selectFrom('account_reset')
    .innerJoin('account', 'account.id', 'account_reset.account_id')
    .select(['account.id', 'account.email', 'account.name'])
    .where('token_hash', '=', link.tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.now)
    .executeTakeFirst();
}

/** Uses a link up, and every other one of its account with it. @returns false when it does not work any more */
export async function takeAccountReset(
  tx: Tx,
  link: { readonly tokenHash: Uint8Array; readonly now: Date },
): Promise<boolean> {
  const taken = await tx
    .updateTable('account_reset')
    .set({ used_at: link.now })
    .where('token_hash', '=', link.tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.now)
    .returning('account_id')
    .executeTakeFirst();
  if (!taken) return false;
  await tx
    .updateTable('account_reset')
    .set({ used_at: link.now })
    .where('account_id', '=', taken.account_id)
    .where('used_at', 'is', null)
    .execute();
  return true;
}
