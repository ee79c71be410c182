import type { RecordOf } from '../schema.ts';
import type { GlobalTransaction } from '../platform/site-transaction.ts';

export async function findAccountByEmail(
  tx: GlobalTransaction,
  email: string,
): Promise<RecordOf<'account'> | undefined> {
  return tx.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
}

/** True when the account belongs to the operator's staff. */
export async function isInternalAccount(tx: GlobalTransaction, id: string): Promise<boolean> {
  const row = await tx.selectFrom('account').select('isInternal').where('id', '=', id).executeTakeFirst();
  return row?.isInternal ?? false;
}

/** The account of a session that has not expired or idled out, with when it was opened and last seen. */
export async function findSession(
  tx: GlobalTransaction,
  tokenHash: Uint8Array,
): Promise<
  | {
      accountId: string;
      email: string;
      name: string;
      remember: boolean;
      createdAt: Date;
      seenAt: Date;
      expiresAt: Date;
    }
  | undefined
> {
  return tx
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.accountId')
    .select([
      'account_session.accountId',
      'account.email',
      'account.name',
      'account_session.remember',
      'account_session.createdAt',
      'account_session.seenAt',
      'account_session.expiresAt',
    ])
    .where('account_session.tokenHash', '=', tokenHash)
    .executeTakeFirst();
}
