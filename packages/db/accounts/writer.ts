import type { NewRecord } from '../schema.ts';
import type { GlobalTransaction } from '../platform/site-transaction.ts';

/** @returns false when the e-mail address has an account already. */
export async function insertAccount(tx: GlobalTransaction, account: NewRecord<'account'>): Promise<boolean> {
  const done = await tx
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** Marks a person of the operator. @returns false when nobody has this e-mail address */
export async function setInternal(
  tx: GlobalTransaction,
  { email, isInternal }: { readonly email: string; readonly isInternal: boolean },
): Promise<boolean> {
  const done = await tx
    .updateTable('account')
    .set({ isInternal })
    .where('email', '=', email)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function insertSession(
  tx: GlobalTransaction,
  session: NewRecord<'account_session'>,
): Promise<void> {
  await tx.insertInto('account_session').values(session).execute();
}

export async function touchSession(tx: GlobalTransaction, tokenHash: Uint8Array, at: Date): Promise<void> {
  await tx.updateTable('account_session').set({ seenAt: at }).where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSession(tx: GlobalTransaction, tokenHash: Uint8Array): Promise<void> {
  await tx.deleteFrom('account_session').where('tokenHash', '=', tokenHash).execute();
}

export async function updateAccountPassword(
  tx: GlobalTransaction,
  account: { readonly id: string; readonly passwordHash: string },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ passwordHash: account.passwordHash })
    .where('id', '=', account.id)
    .execute();
}

/**
 * Ends every session of an account but the one of `besides`: a new password shuts out whoever knew the old
 * one.
 */
export async function deleteSessionsOfAccount(
  tx: GlobalTransaction,
  accountId: string,
  besides?: Uint8Array,
): Promise<void> {
  const sessions = tx.deleteFrom('account_session').where('accountId', '=', accountId);
  await (besides ? sessions.where('tokenHash', '!=', besides) : sessions).execute();
}
