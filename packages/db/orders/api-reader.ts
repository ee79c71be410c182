import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { OrderDiscountRecord } from '../discounts/reader.ts';
import { findLinesOf } from './list-reader.ts';
import type { OrderLineRecord, OrderRecord, OrderTaxRecord, PaymentRecord } from './reader.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** An order with everything that is below it. */
export interface OrderAggregate {
  readonly order: OrderRecord;
  readonly lines: readonly OrderLineRecord[];
  readonly payments: readonly PaymentRecord[];
  readonly taxes: readonly OrderTaxRecord[];
  readonly discounts: readonly OrderDiscountRecord[];
  readonly shipments: readonly (RecordOf<'shipment'> & {
    readonly lines: readonly RecordOf<'shipment_line'>[];
  })[];
  readonly refunds: readonly RecordOf<'refund'>[];
  readonly canceledAt: Date | null;
}

/** Filters for placed orders; empty texts and nulls ask for all. */
interface ListOrdersPageInput {
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
  tx: SiteTransaction,
  walk: ListOrdersPageInput,
): Promise<{ id: string; number: number }[]> {
  return tx
    .selectFrom('orders')
    .select(['id', sql<number>`number`.as('number')])
    .where('siteId', '=', tx.siteId)
    .where('number', 'is not', null)
    .$if(walk.before !== null, (some) => some.where('number', '<', walk.before))
    .$if(walk.status !== '', (some) => some.where('status', '=', walk.status))
    .$if(walk.fulfilmentStatus !== '', (some) => some.where('fulfilmentStatus', '=', walk.fulfilmentStatus))
    .$if(walk.modifiedAfter !== null, (some) =>
      some.where('updatedAt', '>', walk.modifiedAfter ?? new Date()),
    )
    .$if(walk.modifiedBefore !== null, (some) =>
      some.where('updatedAt', '<', walk.modifiedBefore ?? new Date()),
    )
    .orderBy('number', 'desc')
    .limit(walk.limit)
    .execute();
}

/**
 * Placed orders in the order of their ids, in a constant number of statements; those that are not there are
 * left out.
 */
export async function findOrderAggregates(
  tx: SiteTransaction,
  ids: readonly string[],
): Promise<OrderAggregate[]> {
  if (ids.length === 0) return [];
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('number', 'is not', null)
    .execute();
  const below = await findBelow(tx, ids);
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
      canceledAt: below.canceled.get(id)?.[0]?.createdAt ?? null,
    };
  });
}

async function findBelow(tx: SiteTransaction, ids: readonly string[]) {
  const below = <T extends 'payment' | 'order_tax' | 'order_discount' | 'shipment' | 'refund'>(
    table: T,
    order: string,
  ) =>
    sql<
      RecordOf<T>
    >`select * from ${sql.table(table)} where site_id = ${tx.siteId} and order_id = any(${[...ids]}::uuid[])
      order by ${sql.raw(order)}`
      .execute(tx)
      .then(({ rows }) => rows);
  const shipments = await below('shipment', 'created_at, id');
  const inThem = await shipmentLines(tx, shipments);
  return {
    lines: grouped(await findLinesOf(tx, ids)),
    payments: grouped(await below('payment', "created_at, provider <> 'gift-card', id")),
    taxes: grouped(await below('order_tax', 'position')),
    discounts: grouped(await below('order_discount', 'discount_id')),
    refunds: grouped(await below('refund', 'created_at, id')),
    shipments: grouped(shipments.map((shipment) => ({ ...shipment, lines: inThem.get(shipment.id) ?? [] }))),
    canceled: grouped(await cancellations(tx, ids)),
  };
}

async function shipmentLines(
  tx: SiteTransaction,
  shipments: readonly RecordOf<'shipment'>[],
): Promise<Map<string, RecordOf<'shipment_line'>[]>> {
  const rows = await tx
    .selectFrom('shipment_line')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('shipmentId', '=', sql<string>`any(${shipments.map(({ id }) => id)}::uuid[])`)
    .orderBy('orderLineId')
    .execute();
  return Map.groupBy(rows, (row) => row.shipmentId);
}

function cancellations(tx: SiteTransaction, ids: readonly string[]) {
  return tx
    .selectFrom('order_event')
    .select(['orderId', 'createdAt'])
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('kind', '=', 'canceled')
    .orderBy('createdAt', 'desc')
    .execute();
}

function grouped<T extends { readonly orderId: string }>(rows: readonly T[]): Map<string, T[]> {
  return Map.groupBy(rows, (row) => row.orderId);
}
