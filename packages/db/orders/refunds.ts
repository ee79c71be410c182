import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type RefundRecord = RecordOf<'refund'>;
export type NewRefundRecord = NewRecord<'refund'>;
export type RefundSplitRecord = RecordOf<'refund_split'>;

/** Refunds of an order with their lines, the oldest first. */
export async function findRefunds(
  tx: SiteTransaction,
  orderId: string,
): Promise<(RefundRecord & { lines: RecordOf<'refund_line'>[] })[]> {
  const refunds = await tx
    .selectFrom('refund')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const lines = await tx
    .selectFrom('refund_line')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('refundId', '=', sql<string>`any(${refunds.map((refund) => refund.id)}::uuid[])`)
    .orderBy('orderLineId')
    .execute();
  return refunds.map((refund) => ({
    ...refund,
    lines: lines.filter((line) => line.refundId === refund.id),
  }));
}

export async function findRefund(tx: SiteTransaction, id: string): Promise<RefundRecord | undefined> {
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Earlier result of a request; undefined when its key is new. */
export async function findRefundByKey(
  tx: SiteTransaction,
  input: { readonly orderId: string; readonly key: string },
): Promise<RefundRecord | undefined> {
  return tx
    .selectFrom('refund')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', input.orderId)
    .where('idempotencyKey', '=', input.key)
    .executeTakeFirst();
}

export async function findSplits(tx: SiteTransaction, refundId: string): Promise<RefundSplitRecord[]> {
  return tx
    .selectFrom('refund_split')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('refundId', '=', refundId)
    .orderBy('id')
    .execute();
}

/** A refund with its lines and its parts. */
interface NewRefund {
  readonly refund: NewRefundRecord;
  readonly lines: readonly Omit<NewRecord<'refund_line'>, 'siteId' | 'refundId'>[];
  readonly splits: readonly Omit<NewRecord<'refund_split'>, 'siteId' | 'refundId'>[];
}

/** Writes a refund; its amounts count as given from now on. */
export async function insertRefund(tx: SiteTransaction, { refund, lines, splits }: NewRefund): Promise<void> {
  const key = { siteId: tx.siteId, refundId: refund.id };
  await tx.insertInto('refund').values(ofSite(tx, refund)).execute();
  if (lines.length > 0)
    await tx
      .insertInto('refund_line')
      .values(lines.map((line) => ({ ...key, ...line })))
      .execute();
  if (splits.length > 0)
    await tx
      .insertInto('refund_split')
      .values(splits.map((split) => ({ ...key, ...split })))
      .execute();
  await countRefund(tx, refund.id, 1);
}

/** Closes a part of a refund. */
export async function closeSplit(
  tx: SiteTransaction,
  id: string,
  to: { readonly status: 'done' | 'failed'; readonly reference: string | null },
): Promise<void> {
  await tx
    .updateTable('refund_split')
    .set({ status: to.status, providerReference: to.reference })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}

/** Closes a refund; one that failed no longer counts as given. */
export async function closeRefund(
  tx: SiteTransaction,
  refundId: string,
  to: { readonly status: 'done' | 'failed'; readonly failure: string | null },
): Promise<void> {
  if (to.status === 'failed') await countRefund(tx, refundId, -1);
  await tx.updateTable('refund').set(to).where('siteId', '=', tx.siteId).where('id', '=', refundId).execute();
}

/** Undoes a refund that was done: these parts of it came back, and its units no longer count as refunded. */
export async function undoRefund(
  tx: SiteTransaction,
  refundId: string,
  input: { readonly splitIds: readonly string[]; readonly failure: string },
): Promise<void> {
  await sql`
    update payment p set refunded_minor = p.refunded_minor - s.amount_minor, updated_at = now()
    from refund_split s where s.site_id = ${tx.siteId} and s.refund_id = ${refundId}
      and s.id = any(${[...input.splitIds]}::uuid[]) and p.site_id = s.site_id and p.id = s.payment_id`.execute(
    tx,
  );
  await tx
    .updateTable('refund_split')
    .set({ status: 'failed' })
    .where('siteId', '=', tx.siteId)
    .where('refundId', '=', refundId)
    .where('id', '=', sql<string>`any(${[...input.splitIds]}::uuid[])`)
    .execute();
  await countLines(tx, refundId, -1);
  await tx
    .updateTable('refund')
    .set({ status: 'failed', failure: input.failure })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', refundId)
    .execute();
}

/** Takes the units out of a refund: its money is refunded, but what it is of is not. */
export async function dropRefundLines(tx: SiteTransaction, refundId: string): Promise<void> {
  await countLines(tx, refundId, -1);
  await tx
    .deleteFrom('refund_line')
    .where('siteId', '=', tx.siteId)
    .where('refundId', '=', refundId)
    .execute();
}

// The CHECKs of payment and order_line are behind it: nobody refunds more than was taken.
async function countRefund(tx: SiteTransaction, refundId: string, sign: 1 | -1): Promise<void> {
  await sql`
    update payment p set refunded_minor = p.refunded_minor + ${sign}::int * s.amount_minor, updated_at = now()
    from refund_split s where s.site_id = ${tx.siteId} and s.refund_id = ${refundId}
      and p.site_id = s.site_id and p.id = s.payment_id and s.status <> 'done'`.execute(tx);
  await countLines(tx, refundId, sign);
}

async function countLines(tx: SiteTransaction, refundId: string, sign: 1 | -1): Promise<void> {
  await sql`
    update order_line l set refunded_quantity = l.refunded_quantity + ${sign}::int * r.quantity
    from refund_line r where r.site_id = ${tx.siteId} and r.refund_id = ${refundId}
      and l.site_id = r.site_id and l.id = r.order_line_id`.execute(tx);
}
