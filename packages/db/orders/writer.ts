import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What an order was taxed. */
export async function insertOrderTaxes(tx: Tx, rows: readonly NewRow<'order_tax'>[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insertInto('order_tax')
      .values([...rows])
      .execute();
}

/** The note that it comes with begins its story. @throws a unique violation (23505) when the cart has an order that was not abandoned */
export async function insertOrder(
  tx: Tx,
  order: NewRow<'orders'>,
  lines: readonly NewRow<'order_line'>[],
): Promise<void> {
  await tx.insertInto('orders').values(order).execute();
  await tx
    .insertInto('order_line')
    .values([...lines])
    .execute();
  if (!order.note) return;
  await sql`
    insert into order_event (website_id, id, order_id, kind, detail, created_at)
    values (${order.website_id}, gen_random_uuid(), ${order.id}, 'note',
      jsonb_build_object('text', ${order.note}::text), clock_timestamp())`.execute(tx);
}

export async function insertPayment(tx: Tx, payment: NewRow<'payment'>): Promise<void> {
  await tx.insertInto('payment').values(payment).execute();
}

export async function updatePayment(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  fields: Partial<
    Pick<
      NewRow<'payment'>,
      | 'status'
      | 'provider_reference'
      | 'captured_minor'
      | 'failure'
      | 'card_brand'
      | 'card_last4'
      | 'action_url'
      | 'saved_reference'
      | 'dispute'
      | 'dispute_reference'
      | 'dispute_reason'
      | 'dispute_due_at'
    >
  >,
): Promise<Row<'payment'> | undefined> {
  return tx
    .updateTable('payment')
    .set({ ...fields, updated_at: sql`now()` })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirst();
}

export async function updateOrder(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  fields: Partial<
    Pick<
      NewRow<'orders'>,
      'status' | 'payment_status' | 'fulfilment_status' | 'number' | 'placed_at' | 'seen_at' | 'auth_hash'
    >
  >,
): Promise<Row<'orders'> | undefined> {
  return tx
    .updateTable('orders')
    .set({ ...fields, updated_at: sql`now()` })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Claims the telling of an order's purchase to scripts that measure: true for the first key that asks, again for that same key,
 * and for no other. The order is not changed by it for who reads its version.
 */
export async function claimPurchase(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string; readonly claim: string },
  at: Date,
): Promise<boolean> {
  const claimed = await tx
    .updateTable('orders')
    .set({ purchase_told_at: sql`coalesce(purchase_told_at, ${at})`, purchase_claim: key.claim })
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .where('number', 'is not', null)
    .where((row) => row.or([row('purchase_told_at', 'is', null), row('purchase_claim', '=', key.claim)]))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** The next order number of the site: no gaps, since the row is locked until the transaction ends. */
export async function nextOrderNumber(tx: Tx, siteId: string): Promise<number> {
  const row = await tx
    .insertInto('order_number')
    .values({ website_id: siteId, last: 1 })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ last: sql`order_number.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}

export async function addOrderEvent(tx: Tx, event: NewRow<'order_event'>): Promise<void> {
  await addOrderEvents(tx, [event]);
}

/** Writes lines of an order's timeline, in one statement and in this order: each is later than the one before. */
export async function addOrderEvents(tx: Tx, events: readonly NewRow<'order_event'>[]): Promise<void> {
  await tx
    .insertInto('order_event')
    // The default is the start of the transaction: everything in it would have happened at once.
    .values(
      events.map((event, index) => ({
        created_at: sql<Date>`clock_timestamp() + ${index}::integer * interval '1 microsecond'`,
        ...event,
      })),
    )
    .execute();
}
