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

/** Marks a person of the operator. @returns false when nobody has this e-mail address */
export async function setInternal(
  tx: Transaction<Schema>,
  { email, isInternal }: { readonly email: string; readonly isInternal: boolean },
): Promise<boolean> {
  const done = await tx
    .updateTable('account')
    .set({ is_internal: isInternal })
    .where('email', '=', email)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
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

export async function updateAccountPassword(
  tx: Transaction<Schema>,
  account: { readonly id: string; readonly passwordHash: string },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: account.passwordHash })
    .where('id', '=', account.id)
    .execute();
}

/** Ends every session of an account but the one of `besides`: a new password shuts out whoever knew the old one. */
export async function deleteSessionsOfAccount(
  tx: Transaction<Schema>,
  accountId: string,
  besides?: Uint8Array,
): Promise<void> {
  const sessions = tx.deleteFrom('account_session').where('account_id', '=', accountId);
  await (besides ? sessions.where('token_hash', '!=', besides) : sessions).execute();
}
