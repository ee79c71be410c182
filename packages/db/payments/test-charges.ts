import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type TestChargeRecord = RecordOf<'test_charge'>;

/** Keeps a charge once: a repeat with the same payment id answers with what was decided first. */
export async function keepCharge(
  tx: SiteTransaction,
  charge: NewRecord<'test_charge'>,
): Promise<TestChargeRecord> {
  await tx
    .insertInto('test_charge')
    .values(ofSite(tx, charge))
    .onConflict((conflict) => conflict.columns(['siteId', 'paymentId']).doNothing())
    .execute();
  const existingCharge = await findCharge(tx, charge.paymentId);
  if (!existingCharge) throw new Error('a charge that was just kept is missing');
  return existingCharge;
}

export async function findCharge(
  tx: SiteTransaction,
  paymentId: string,
): Promise<TestChargeRecord | undefined> {
  return tx
    .selectFrom('test_charge')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
}

/** The buyer's answer to the bank's question; only a charge that waits for it changes. */
export async function answerCharge(
  tx: SiteTransaction,
  paymentId: string,
  status: 'captured' | 'declined',
): Promise<void> {
  await tx
    .updateTable('test_charge')
    .set({ status })
    .where('siteId', '=', tx.siteId)
    .where('paymentId', '=', paymentId)
    .where('status', '=', 'requires_action')
    .execute();
}

export async function findTestRefund(
  tx: SiteTransaction,
  refundId: string,
): Promise<RecordOf<'test_refund'> | undefined> {
  return tx
    .selectFrom('test_refund')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('refundId', '=', refundId)
    .executeTakeFirst();
}

/** Keeps a refund once; @returns how often it was asked for, this time included */
export async function keepRefund(
  tx: SiteTransaction,
  refund: Omit<NewRecord<'test_refund'>, 'asked'>,
): Promise<number> {
  const row = await tx
    .insertInto('test_refund')
    .values(ofSite(tx, refund))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'refundId']).doUpdateSet({ asked: sql`test_refund.asked + 1` }),
    )
    .returning('asked')
    .executeTakeFirstOrThrow();
  return row.asked;
}
