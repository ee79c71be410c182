import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Kind of account: a carrier for rates, or a provider for taxes. */
export type RateKind = 'carrier' | 'tax';
export type RateAccountRecord = RecordOf<'rate_account'>;

/** The accounts of a site. */
export async function findRateAccounts(tx: SiteTransaction): Promise<RateAccountRecord[]> {
  return tx.selectFrom('rate_account').selectAll().where('siteId', '=', tx.siteId).execute();
}

/** Keeps an account in place of the one before. */
export async function saveRateAccount(
  tx: SiteTransaction,
  account: NewRecord<'rate_account'>,
): Promise<void> {
  await tx
    .deleteFrom('rate_account')
    .where('siteId', '=', tx.siteId)
    .where('kind', '=', account.kind)
    .execute();
  await tx.insertInto('rate_account').values(ofSite(tx, account)).execute();
}

/** @returns false when there is none */
export async function deleteRateAccount(tx: SiteTransaction, kind: RateKind): Promise<boolean> {
  const gone = await tx
    .deleteFrom('rate_account')
    .where('siteId', '=', tx.siteId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
