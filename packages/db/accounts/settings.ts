import { sql } from 'kysely';
import type { GlobalTransaction } from '../platform/site-transaction.ts';
import type { RecordOf } from '../schema.ts';

type AccountRecord = RecordOf<'account'>;
export type EmailChangeRecord = RecordOf<'account_email_change'>;

/** An account, locked until the transaction ends where it is about to change. */
export async function findAccount(
  tx: GlobalTransaction,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<AccountRecord | undefined> {
  const account = tx.selectFrom('account').selectAll().where('id', '=', id);
  return (lock ? account.forUpdate() : account).executeTakeFirst();
}

export async function updateAccount(
  tx: GlobalTransaction,
  {
    id,
    ...fields
  }: Pick<AccountRecord, 'id'> &
    Partial<
      Pick<
        AccountRecord,
        'name' | 'timeZone' | 'email' | 'emailConfirmedAt' | 'totpSecret' | 'totpConfirmedAt' | 'totpStep'
      >
    >,
): Promise<void> {
  await tx.updateTable('account').set(fields).where('id', '=', id).execute();
}

/** Deletes an account with its sessions and links; its memberships end with it. */
export async function deleteAccountRow(tx: GlobalTransaction, id: string): Promise<void> {
  await tx.deleteFrom('account').where('id', '=', id).execute();
}

/** Sessions of an account that have not ended, the one seen last first. */
export async function findSessionsOfAccount(tx: GlobalTransaction, accountId: string, now: Date) {
  return tx
    .selectFrom('account_session')
    .select(['id', 'tokenHash', 'ip', 'userAgent', 'remember', 'createdAt', 'seenAt'])
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .execute();
}

/** Ends a session of an account. @returns false when there is none of this id */
export async function deleteSessionOfAccount(
  tx: GlobalTransaction,
  session: { readonly accountId: string; readonly id: string },
): Promise<boolean> {
  const done = await tx
    .deleteFrom('account_session')
    .where('accountId', '=', session.accountId)
    .where('id', '=', session.id)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

export async function countRecoveryCodes(tx: GlobalTransaction, accountId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('account_recovery_code')
    .select(sql<string>`count(*)`.as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts new recovery codes in the place of those before; none to have none. */
export async function replaceRecoveryCodes(
  tx: GlobalTransaction,
  accountId: string,
  hashes: readonly Uint8Array[],
): Promise<void> {
  await tx.deleteFrom('account_recovery_code').where('accountId', '=', accountId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((codeHash) => ({ accountId, codeHash }));
  await tx.insertInto('account_recovery_code').values(rows).execute();
}

/** Uses a recovery code up. @returns false when it is none, or was used before */
export async function takeRecoveryCode(
  tx: GlobalTransaction,
  code: { readonly accountId: string; readonly codeHash: Uint8Array },
): Promise<boolean> {
  const done = await tx
    .deleteFrom('account_recovery_code')
    .where('accountId', '=', code.accountId)
    .where('codeHash', '=', code.codeHash)
    .executeTakeFirst();
  return done.numDeletedRows === 1n;
}

/** The change of an account's address that is under way. */
export async function findEmailChange(
  tx: GlobalTransaction,
  change: { readonly accountId: string; readonly now: Date },
): Promise<EmailChangeRecord | undefined> {
  return tx
    .selectFrom('account_email_change')
    .selectAll()
    .where('accountId', '=', change.accountId)
    .where('expiresAt', '>', change.now)
    .forUpdate()
    .executeTakeFirst();
}

/** The change of this id, whatever account it is of. */
export async function findEmailChangeById(
  tx: GlobalTransaction,
  change: { readonly id: string; readonly now: Date },
): Promise<EmailChangeRecord | undefined> {
  return tx
    .selectFrom('account_email_change')
    .selectAll()
    .where('id', '=', change.id)
    .where('expiresAt', '>', change.now)
    .forUpdate()
    .executeTakeFirst();
}

/** Begins a change of an address in the place of one before. */
export async function writeEmailChange(
  tx: GlobalTransaction,
  change: Pick<EmailChangeRecord, 'accountId' | 'id' | 'email' | 'expiresAt'>,
): Promise<void> {
  await deleteEmailChange(tx, change.accountId);
  await tx.insertInto('account_email_change').values(change).execute();
}

export async function confirmEmailChange(
  tx: GlobalTransaction,
  id: string,
  fields: Partial<Pick<EmailChangeRecord, 'confirmedHereAt' | 'confirmedThereAt'>>,
): Promise<void> {
  await tx.updateTable('account_email_change').set(fields).where('id', '=', id).execute();
}

export async function deleteEmailChange(tx: GlobalTransaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_email_change').where('accountId', '=', accountId).execute();
}

/**
 * Takes the period of a right code: none before it is taken again. @returns false when it, or a later one, was taken
 */
export async function takeTotpStep(
  tx: GlobalTransaction,
  { accountId, step }: { readonly accountId: string; readonly step: bigint },
): Promise<boolean> {
  const done = await tx
    .updateTable('account')
    .set({ totpStep: step })
    .where('id', '=', accountId)
    .where('totpStep', '<', step)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
