import type { FundDraft } from '@veranda/domain/donations/fund';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Makes a fund. */
export async function insertFund(
  tx: Tx,
  siteId: string,
  fund: FundDraft & { readonly id: string },
): Promise<void> {
  await tx
    .insertInto('fund')
    .values({ website_id: siteId, id: fund.id, ...columnsOf(fund) })
    .execute();
}

/** Changes a fund that the transaction has locked. */
export async function updateFund(
  tx: Tx,
  siteId: string,
  fund: FundDraft & { readonly id: string },
): Promise<void> {
  await tx
    .updateTable('fund')
    .set({ ...columnsOf(fund), version: sql`version + 1`, updated_at: sql`now()` })
    .where('website_id', '=', siteId)
    .where('id', '=', fund.id)
    .execute();
}

/** Takes a fund away; what was given to it stays in the orders. */
export async function deleteFund(tx: Tx, siteId: string, id: string): Promise<void> {
  await tx
    .updateTable('fund')
    .set({ deleted_at: sql<Date>`now()`, is_open: false })
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .execute();
}

function columnsOf(fund: FundDraft) {
  return {
    name: fund.name.trim(),
    description: fund.description.trim(),
    suggested_minor: sql<string[]>`${fund.suggestedMinor.map(String)}::bigint[]`,
    own_amount: fund.takesOwnAmount,
    least_minor: fund.leastMinor,
    most_minor: fund.mostMinor,
    monthly: fund.takesMonthly,
    goal_minor: fund.goalMinor,
    thanks: fund.thanks.trim(),
    image_id: fund.imageId,
    is_open: fund.isOpen,
  };
}
