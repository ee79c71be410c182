import type { Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What is asked: a carrier for rates, or a provider for taxes. */
export type RateKind = 'carrier' | 'tax';
export type RateAccountRow = Row<'rate_account'>;

/** The accounts of a site. */
export async function findRateAccounts(tx: Tx, siteId: string): Promise<RateAccountRow[]> {
  return tx.selectFrom('rate_account').selectAll().where('website_id', '=', siteId).execute();
}

/** Keeps an account in place of the one before. */
export async function saveRateAccount(tx: Tx, account: NewRow<'rate_account'>): Promise<void> {
  await tx
    .deleteFrom('rate_account')
    .where('website_id', '=', account.website_id)
    .where('kind', '=', account.kind)
    .execute();
  await tx.insertInto('rate_account').values(account).execute();
}

/** @returns false when there is none */
export async function deleteRateAccount(tx: Tx, siteId: string, kind: RateKind): Promise<boolean> {
  const gone = await tx
    .deleteFrom('rate_account')
    .where('website_id', '=', siteId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
