import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';
import { findLinesOf } from './list-reader.ts';
import type { OrderLineRow, OrderRow, PaymentRow } from './reader.ts';

type Tx = Transaction<Schema>;

/** An order with everything that stands below it. */
export interface OrderAggregate {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly payments: readonly PaymentRow[];
  readonly taxes: readonly Row<'order_tax'>[];
  readonly discounts: readonly Row<'order_discount'>[];
  readonly shipments: readonly (Row<'shipment'> & { readonly lines: readonly Row<'shipment_line'>[] })[];
  readonly refunds: readonly Row<'refund'>[];
  readonly canceledAt: Date | null;
}

/** Which placed orders are read; empty texts and nulls ask for all. */
export interface ListOrdersPageInput {
  readonly modifiedAfter: Date | null;
  readonly modifiedBefore: Date | null;
  readonly status: string;
  readonly fulfilmentStatus: string;
  /** Number of the last order that was read. */
  readonly before: number | null;
  readonly limit: number;
}

/** Ids and numbers of placed orders, the newest first. */
export async function listOrdersPage(
  tx: Tx,
  siteId: string,
  walk: ListOrdersPageInput,
): Promise<{ id: string; number: number }[]> {
  return tx
    .selectFrom('orders')
    .select(['id', sql<number>`number`.as('number')])
    .where('website_id', '=', siteId)
    .where('number', 'is not', null)
    .$if(walk.before !== null, (some) => some.where('number', '<', walk.before))
    .$if(walk.status !== '', (some) => some.where('status', '=', walk.status))
    .$if(walk.fulfilmentStatus !== '', (some) => some.where('fulfilment_status', '=', walk.fulfilmentStatus))
    .$if(walk.modifiedAfter !== null, (some) =>
      some.where('updated_at', '>', walk.modifiedAfter ?? new Date()),
    )
    .$if(walk.modifiedBefore !== null, (some) =>
      some.where('updated_at', '<', walk.modifiedBefore ?? new Date()),
    )
    .orderBy('number', 'desc')
    .limit(walk.limit)
    .execute();
}

/** Placed orders in the order of their ids, in a constant number of statements; those that are not there are left out. */
export async function findOrderAggregates(
  tx: Tx,
  siteId: string,
  ids: readonly string[],
): Promise<OrderAggregate[]> {
  if (ids.length === 0) return [];
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('number', 'is not', null)
    .execute();
  const below = await findBelow(tx, siteId, ids);
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = byId.get(id);
    if (!order) return [];
    return {
      order,
      lines: below.lines.get(id) ?? [],
      payments: below.payments.get(id) ?? [],
      taxes: below.taxes.get(id) ?? [],
      discounts: below.discounts.get(id) ?? [],
      shipments: below.shipments.get(id) ?? [],
      refunds: below.refunds.get(id) ?? [],
      canceledAt: below.canceled.get(id)?.[0]?.created_at ?? null,
    };
  });
}

async function findBelow(tx: Tx, siteId: string, ids: readonly string[]) {
  const below = <T extends 'payment' | 'order_tax' | 'order_discount' | 'shipment' | 'refund'>(
    table: T,
    order: string,
  ) =>
    sql<
      Row<T>
    >`select * from ${sql.table(table)} where website_id = ${siteId} and order_id = any(${[...ids]}::uuid[])
      order by ${sql.raw(order)}`
      .execute(tx)
      .then(({ rows }) => rows);
  const shipments = await below('shipment', 'created_at, id');
  const inThem = await shipmentLines(tx, siteId, shipments);
  return {
    lines: grouped(await findLinesOf(tx, siteId, ids)),
    payments: grouped(await below('payment', "created_at, provider <> 'gift-card', id")),
    taxes: grouped(await below('order_tax', 'position')),
    discounts: grouped(await below('order_discount', 'discount_id')),
    refunds: grouped(await below('refund', 'created_at, id')),
    shipments: grouped(shipments.map((one) => ({ ...one, lines: inThem.get(one.id) ?? [] }))),
    canceled: grouped(await cancellations(tx, siteId, ids)),
  };
}

async function shipmentLines(
  tx: Tx,
  siteId: string,
  shipments: readonly Row<'shipment'>[],
): Promise<Map<string, Row<'shipment_line'>[]>> {
  const rows = await tx
    .selectFrom('shipment_line')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('shipment_id', '=', sql<string>`any(${shipments.map(({ id }) => id)}::uuid[])`)
    .orderBy('order_line_id')
    .execute();
  return Map.groupBy(rows, (row) => row.shipment_id);
}

function cancellations(tx: Tx, siteId: string, ids: readonly string[]) {
  return tx
    .selectFrom('order_event')
    .select(['order_id', 'created_at'])
    .where('website_id', '=', siteId)
    .where('order_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('kind', '=', 'canceled')
    .orderBy('created_at', 'desc')
    .execute();
}

function grouped<T extends { readonly order_id: string }>(rows: readonly T[]): Map<string, T[]> {
  return Map.groupBy(rows, (row) => row.order_id);
}
