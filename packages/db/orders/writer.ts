import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type NewOrder = NewRecord<'orders'>;
export type NewOrderLine = NewRecord<'order_line'>;
export type NewOrderTax = NewRecord<'order_tax'>;

/** Inserts the taxes of an order. */
export async function insertOrderTaxes(tx: SiteTransaction, rows: readonly NewOrderTax[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('order_tax')
      .values(rows.map((row) => ofSite(tx, row)))
      .execute();
}

/**
 * The note that it comes with begins its story. @throws a unique violation (23505) when the cart has an order
 * that was not abandoned
 */
export async function insertOrder(
  tx: SiteTransaction,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<void> {
  await tx.insertInto('orders').values(ofSite(tx, order)).execute();
  await tx
    .insertInto('order_line')
    .values(lines.map((row) => ofSite(tx, row)))
    .execute();
  if (!order.note) return;
  await sql`
    insert into order_event (site_id, id, order_id, kind, detail, created_at)
    values (${tx.siteId}, gen_random_uuid(), ${order.id}, 'note',
      jsonb_build_object('text', ${order.note}::text), clock_timestamp())`.execute(tx);
}

export async function insertPayment(tx: SiteTransaction, payment: NewRecord<'payment'>): Promise<void> {
  await tx.insertInto('payment').values(ofSite(tx, payment)).execute();
}

export async function updatePayment(
  tx: SiteTransaction,
  id: string,
  fields: Partial<
    Pick<
      NewRecord<'payment'>,
      | 'status'
      | 'providerReference'
      | 'capturedMinor'
      | 'failure'
      | 'cardBrand'
      | 'cardLast4'
      | 'actionUrl'
      | 'savedReference'
      | 'dispute'
      | 'disputeReference'
      | 'disputeReason'
      | 'disputeDueAt'
    >
  >,
): Promise<RecordOf<'payment'> | undefined> {
  return tx
    .updateTable('payment')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function updateOrder(
  tx: SiteTransaction,
  id: string,
  fields: Partial<
    Pick<
      NewRecord<'orders'>,
      'status' | 'paymentStatus' | 'fulfilmentStatus' | 'number' | 'placedAt' | 'seenAt' | 'authHash'
    >
  >,
): Promise<RecordOf<'orders'> | undefined> {
  return tx
    .updateTable('orders')
    .set({ ...fields, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Claims the conversion event of an order for scripts that measure: true for the first key that asks, again
 * for that same key, and for no other. The order is not changed by it for whoever reads its version.
 */
export async function claimPurchase(
  tx: SiteTransaction,
  key: { readonly id: string; readonly claim: string },
  at: Date,
): Promise<boolean> {
  const claimed = await tx
    .updateTable('orders')
    .set({ purchaseToldAt: sql`coalesce(purchase_told_at, ${at})`, purchaseClaim: key.claim })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', key.id)
    .where('number', 'is not', null)
    .where((row) => row.or([row('purchaseToldAt', 'is', null), row('purchaseClaim', '=', key.claim)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The next order number of the site: no gaps, since the row is locked until the transaction ends. */
export async function nextOrderNumber(tx: SiteTransaction): Promise<number> {
  const row = await tx
    .insertInto('order_number')
    .values({ siteId: tx.siteId, last: 1 })
    .onConflict((conflict) => conflict.column('siteId').doUpdateSet({ last: sql`order_number.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}

export async function addOrderEvent(tx: SiteTransaction, event: NewRecord<'order_event'>): Promise<void> {
  await addOrderEvents(tx, [event]);
}

/**
 * Writes lines of an order's timeline, in one statement and in this order: each is later than the one before.
 */
export async function addOrderEvents(
  tx: SiteTransaction,
  events: readonly NewRecord<'order_event'>[],
): Promise<void> {
  await tx
    .insertInto('order_event')
    // The default is the start of the transaction: everything in it would have happened at once.
    .values(
      events.map((event, index) => ({
        createdAt: sql<Date>`clock_timestamp() + ${index}::integer * interval '1 microsecond'`,
        ...ofSite(tx, event),
      })),
    )
    .execute();
}
