import type { FundDraft } from '@veranda/domain/donations/fund';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Makes a fund. */
export async function insertFund(
  tx: SiteTransaction,
  fund: FundDraft & { readonly id: string },
): Promise<void> {
  await tx
    .insertInto('fund')
    .values({ siteId: tx.siteId, id: fund.id, ...columnsOf(fund) })
    .execute();
}

/** Changes a fund that the transaction has locked. */
export async function updateFund(
  tx: SiteTransaction,
  fund: FundDraft & { readonly id: string },
): Promise<void> {
  await tx
    .updateTable('fund')
    .set({ ...columnsOf(fund), version: sql`version + 1`, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', fund.id)
    .execute();
}

/** Removes a fund; what was given to it stays in the orders. */
export async function deleteFund(tx: SiteTransaction, id: string): Promise<void> {
  await tx
    .updateTable('fund')
    .set({ deletedAt: sql<Date>`now()`, isOpen: false })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

function columnsOf(fund: FundDraft) {
  return {
    name: fund.name.trim(),
    description: fund.description.trim(),
    suggestedMinor: sql<string[]>`${fund.suggestedMinor.map(String)}::bigint[]`,
    ownAmount: fund.takesOwnAmount,
    leastMinor: fund.leastMinor,
    mostMinor: fund.mostMinor,
    monthly: fund.takesMonthly,
    goalMinor: fund.goalMinor,
    thanks: fund.thanks.trim(),
    imageId: fund.imageId,
    isOpen: fund.isOpen,
  };
}
