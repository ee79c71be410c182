import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type OrderRow = Row<'orders'>;
export type OrderLineRow = Row<'order_line'>;
export type PaymentRow = Row<'payment'>;

export async function findOrder(tx: Tx, siteId: string, id: string): Promise<OrderRow | undefined> {
  return orderById(tx, siteId, id).executeTakeFirst();
}

/** The placed order of a number. */
export async function findOrderByNumber(
  tx: Tx,
  siteId: string,
  number: number,
): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** An order that nobody else changes before the end of the transaction. */
export async function lockOrder(tx: Tx, siteId: string, id: string): Promise<OrderRow | undefined> {
  return orderById(tx, siteId, id).forUpdate().executeTakeFirst();
}

function orderById(tx: Tx, siteId: string, id: string) {
  return tx.selectFrom('orders').selectAll().where('website_id', '=', siteId).where('id', '=', id);
}

export async function findLines(tx: Tx, siteId: string, orderId: string): Promise<OrderLineRow[]> {
  return tx
    .selectFrom('order_line')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** What an order was taxed, in the order of its rules. */
export async function findTaxes(tx: Tx, siteId: string, orderId: string): Promise<Row<'order_tax'>[]> {
  return tx
    .selectFrom('order_tax')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

export async function findPayments(tx: Tx, siteId: string, orderId: string): Promise<PaymentRow[]> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy(sql`provider <> 'gift-card'`)
    .orderBy('id')
    .execute();
}

export async function findPayment(tx: Tx, siteId: string, id: string): Promise<PaymentRow | undefined> {
  return paymentById(tx, siteId, id).executeTakeFirst();
}

/** A payment that nobody else changes before the end of the transaction. */
export async function lockPayment(tx: Tx, siteId: string, id: string): Promise<PaymentRow | undefined> {
  return paymentById(tx, siteId, id).forUpdate().executeTakeFirst();
}

function paymentById(tx: Tx, siteId: string, id: string) {
  return tx.selectFrom('payment').selectAll().where('website_id', '=', siteId).where('id', '=', id);
}

export async function findEvents(tx: Tx, siteId: string, orderId: string): Promise<Row<'order_event'>[]> {
  return tx
    .selectFrom('order_event')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countUnseen(tx: Tx, siteId: string): Promise<number> {
  const row = await tx
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('website_id', '=', siteId)
    .where('number', 'is not', null)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return row?.n ?? 0;
}
