import type { Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

export async function findAccountByEmail(
  tx: Transaction<Schema>,
  email: string,
): Promise<Row<'account'> | undefined> {
  return tx.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Whether an account is of a person of the operator. */
export async function isInternalAccount(tx: Transaction<Schema>, id: string): Promise<boolean> {
  const row = await tx.selectFrom('account').select('is_internal').where('id', '=', id).executeTakeFirst();
  return row?.is_internal ?? false;
}

/** The account of a session that has not expired or idled out, with when it was opened and last seen. */
export async function findSession(
  tx: Transaction<Schema>,
  tokenHash: Uint8Array,
): Promise<
  | {
      account_id: string;
      email: string;
      name: string;
      remember: boolean;
      created_at: Date;
      seen_at: Date;
      expires_at: Date;
    }
  | undefined
> {
  return tx
    .selectFrom('account_session')
    .innerJoin('account', 'account.id', 'account_session.account_id')
    .select([
      'account_session.account_id',
      'account.email',
      'account.name',
      'account_session.remember',
      'account_session.created_at',
      'account_session.seen_at',
      'account_session.expires_at',
    ])
    .where('account_session.token_hash', '=', tokenHash)
    .executeTakeFirst();
}
