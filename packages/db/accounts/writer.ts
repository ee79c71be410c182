import type { Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

/** @returns false when the e-mail address has an account already. */
export async function insertAccount(tx: Transaction<Schema>, account: NewRow<'account'>): Promise<boolean> {
  const done = await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export async function insertSession(
  tx: Transaction<Schema>,
  session: NewRow<'account_session'>,
): Promise<void> {
  await tx.insertInto('account_session').values(session).execute();
}

export async function touchSession(tx: Transaction<Schema>, tokenHash: Uint8Array, at: Date): Promise<void> {
  await tx.updateTable('account_session').set({ seen_at: at }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(tx: Transaction<Schema>, tokenHash: Uint8Array): Promise<void> {
  await tx.deleteFrom('account_session').where('token_hash', '=', tokenHash).execute();
}
