import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type RefundRow = Row<'refund'>;
export type RefundSplitRow = Row<'refund_split'>;

/** Refunds of an order with their lines, the oldest first. */
export async function findRefunds(
  tx: Tx,
  siteId: string,
  orderId: string,
): Promise<(RefundRow & { lines: Row<'refund_line'>[] })[]> {
  const refunds = await tx
    .selectFrom('refund')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const lines = await tx
    .selectFrom('refund_line')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('refund_id', '=', sql<string>`any(${refunds.map((one) => one.id)}::uuid[])`)
    .orderBy('order_line_id')
    .execute();
  return refunds.map((refund) => ({
    ...refund,
    lines: lines.filter((line) => line.refund_id === refund.id),
  }));
}

export async function findRefund(tx: Tx, siteId: string, id: string): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What came of a request before; undefined when its key is new. */
export async function findRefundByKey(
  tx: Tx,
  siteId: string,
  asked: { readonly orderId: string; readonly key: string },
): Promise<RefundRow | undefined> {
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', asked.orderId)
    .where('idempotency_key', '=', asked.key)
    .executeTakeFirst();
}

export async function findSplits(tx: Tx, siteId: string, refundId: string): Promise<RefundSplitRow[]> {
  return tx
    .selectFrom('refund_split')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('refund_id', '=', refundId)
    .orderBy('id')
    .execute();
}

/** A refund with its lines and its parts. */
export interface NewRefund {
  readonly refund: NewRow<'refund'>;
  readonly lines: readonly Omit<NewRow<'refund_line'>, 'website_id' | 'refund_id'>[];
  readonly splits: readonly Omit<NewRow<'refund_split'>, 'website_id' | 'refund_id'>[];
}

/** Writes a refund; its amounts count as given from now on. */
export async function insertRefund(tx: Tx, { refund, lines, splits }: NewRefund): Promise<void> {
  const of = { website_id: refund.website_id, refund_id: refund.id };
  await tx.insertInto('refund').values(refund).execute();
  if (lines.length > 0)
    await tx
      .insertInto('refund_line')
      .values(lines.map((line) => ({ ...of, ...line })))
      .execute();
  if (splits.length > 0)
    await tx
      .insertInto('refund_split')
      .values(splits.map((split) => ({ ...of, ...split })))
      .execute();
  await countRefund(tx, { siteId: refund.website_id, refundId: refund.id }, 1);
}

/** Closes a part of a refund. */
export async function closeSplit(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  to: { readonly status: 'done' | 'failed'; readonly reference: string | null },
): Promise<void> {
  await tx
    .updateTable('refund_split')
    .set({ status: to.status, provider_reference: to.reference })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .where('status', '=', 'pending')
    .execute();
}

/** Closes a refund; one that failed no longer counts as given. */
export async function closeRefund(
  tx: Tx,
  key: { readonly siteId: string; readonly refundId: string },
  to: { readonly status: 'done' | 'failed'; readonly failure: string | null },
): Promise<void> {
  if (to.status === 'failed') await countRefund(tx, key, -1);
  await tx
    .updateTable('refund')
    .set(to)
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.refundId)
    .execute();
}

/** Undoes a refund that was done: these parts of it came back, and its units no longer count as given back. */
export async function undoRefund(
  tx: Tx,
  key: { readonly siteId: string; readonly refundId: string },
  given: { readonly splitIds: readonly string[]; readonly failure: string },
): Promise<void> {
  const { siteId, refundId } = key;
  await sql`
    update payment p set refunded_minor = p.refunded_minor - s.amount_minor, updated_at = now()
    from refund_split s where s.website_id = ${siteId} and s.refund_id = ${refundId}
      and s.id = any(${[...given.splitIds]}::uuid[]) and p.website_id = s.website_id and p.id = s.payment_id`.execute(
    tx,
  );
  await tx
    .updateTable('refund_split')
    .set({ status: 'failed' })
    .where('website_id', '=', siteId)
    .where('refund_id', '=', refundId)
    .where('id', '=', sql<string>`any(${[...given.splitIds]}::uuid[])`)
    .execute();
  await countLines(tx, key, -1);
  await tx
    .updateTable('refund')
    .set({ status: 'failed', failure: given.failure })
    .where('website_id', '=', siteId)
    .where('id', '=', refundId)
    .execute();
}

/** Takes the units out of a refund: its money is given back, but what it is of is not. */
export async function dropRefundLines(
  tx: Tx,
  key: { readonly siteId: string; readonly refundId: string },
): Promise<void> {
  await countLines(tx, key, -1);
  await tx
    .deleteFrom('refund_line')
    .where('website_id', '=', key.siteId)
    .where('refund_id', '=', key.refundId)
    .execute();
}

// The CHECKs of payment and order_line stand behind it: nobody gives back more than was taken.
async function countRefund(
  tx: Tx,
  { siteId, refundId }: { readonly siteId: string; readonly refundId: string },
  sign: 1 | -1,
): Promise<void> {
  await sql`
    update payment p set refunded_minor = p.refunded_minor + ${sign}::int * s.amount_minor, updated_at = now()
    from refund_split s where s.website_id = ${siteId} and s.refund_id = ${refundId}
      and p.website_id = s.website_id and p.id = s.payment_id and s.status <> 'done'`.execute(tx);
  await countLines(tx, { siteId, refundId }, sign);
}

async function countLines(
  tx: Tx,
  { siteId, refundId }: { readonly siteId: string; readonly refundId: string },
  sign: 1 | -1,
): Promise<void> {
  await sql`
    update order_line l set refunded_quantity = l.refunded_quantity + ${sign}::int * r.quantity
    from refund_line r where r.website_id = ${siteId} and r.refund_id = ${refundId}
      and l.website_id = r.website_id and l.id = r.order_line_id`.execute(tx);
}
