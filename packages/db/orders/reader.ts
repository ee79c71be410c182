import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type OrderRecord = RecordOf<'orders'>;
export type OrderLineRecord = RecordOf<'order_line'>;
export type PaymentRecord = RecordOf<'payment'>;
export type OrderTaxRecord = RecordOf<'order_tax'>;

export async function findOrder(tx: SiteTransaction, id: string): Promise<OrderRecord | undefined> {
  return orderById(tx, id).executeTakeFirst();
}

/** The placed order of a number. */
export async function findOrderByNumber(
  tx: SiteTransaction,
  number: number,
): Promise<OrderRecord | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** An order that nobody else changes before the end of the transaction. */
export async function lockOrder(tx: SiteTransaction, id: string): Promise<OrderRecord | undefined> {
  return orderById(tx, id).forUpdate().executeTakeFirst();
}

function orderById(tx: SiteTransaction, id: string) {
  return tx.selectFrom('orders').selectAll().where('siteId', '=', tx.siteId).where('id', '=', id);
}

export async function findLines(tx: SiteTransaction, orderId: string): Promise<OrderLineRecord[]> {
  return tx
    .selectFrom('order_line')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
}

/** Taxes of an order, in the order of its rules. */
export async function findTaxes(tx: SiteTransaction, orderId: string): Promise<OrderTaxRecord[]> {
  return tx
    .selectFrom('order_tax')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
}

export async function findPayments(tx: SiteTransaction, orderId: string): Promise<PaymentRecord[]> {
  return tx
    .selectFrom('payment')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy(sql`provider <> 'gift-card'`)
    .orderBy('id')
    .execute();
}

export async function findPayment(tx: SiteTransaction, id: string): Promise<PaymentRecord | undefined> {
  return paymentById(tx, id).executeTakeFirst();
}

/** A payment that nobody else changes before the end of the transaction. */
export async function lockPayment(tx: SiteTransaction, id: string): Promise<PaymentRecord | undefined> {
  return paymentById(tx, id).forUpdate().executeTakeFirst();
}

function paymentById(tx: SiteTransaction, id: string) {
  return tx.selectFrom('payment').selectAll().where('siteId', '=', tx.siteId).where('id', '=', id);
}

export async function findEvents(tx: SiteTransaction, orderId: string): Promise<RecordOf<'order_event'>[]> {
  return tx
    .selectFrom('order_event')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function countUnseen(tx: SiteTransaction): Promise<number> {
  const row = await tx
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('siteId', '=', tx.siteId)
    .where('number', 'is not', null)
    .where('seenAt', 'is', null)
    .executeTakeFirst();
  return row?.n ?? 0;
}
