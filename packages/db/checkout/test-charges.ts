import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Keeps a charge once: a repeat with the same payment id answers with what was decided first. */
export async function keepCharge(tx: Tx, charge: NewRow<'test_charge'>): Promise<Row<'test_charge'>> {
  await tx
    .insertInto('test_charge')
    .values(charge)
    .onConflict((conflict) => conflict.columns(['website_id', 'payment_id']).doNothing())
    .execute();
  const kept = await findCharge(tx, charge.website_id, charge.payment_id);
  if (!kept) throw new Error('a charge that was just kept is missing');
  return kept;
}

export async function findCharge(
  tx: Tx,
  siteId: string,
  paymentId: string,
): Promise<Row<'test_charge'> | undefined> {
  return tx
    .selectFrom('test_charge')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
}

/** The buyer's answer to the bank's question; only a charge that waits for it changes. */
export async function answerCharge(
  tx: Tx,
  charge: { readonly siteId: string; readonly paymentId: string },
  status: 'captured' | 'declined',
): Promise<void> {
  await tx
    .updateTable('test_charge')
    .set({ status })
    .where('website_id', '=', charge.siteId)
    .where('payment_id', '=', charge.paymentId)
    .where('status', '=', 'requires_action')
    .execute();
}

export async function findTestRefund(
  tx: Tx,
  siteId: string,
  refundId: string,
): Promise<Row<'test_refund'> | undefined> {
  return tx
    .selectFrom('test_refund')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
}

/** Keeps a refund once; @returns how often it was asked for, this time included */
export async function keepRefund(tx: Tx, refund: Omit<NewRow<'test_refund'>, 'asked'>): Promise<number> {
  const row = await tx
    .insertInto('test_refund')
    .values(refund)
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'refund_id']).doUpdateSet({ asked: sql`test_refund.asked + 1` }),
    )
    .returning('asked')
    .executeTakeFirstOrThrow();
  return row.asked;
}
