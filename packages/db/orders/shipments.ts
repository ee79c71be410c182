import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Shipments of an order with their lines, the oldest first. */
export async function findShipments(
  tx: SiteTransaction,
  orderId: string,
): Promise<(RecordOf<'shipment'> & { lines: { lineId: string; quantity: number }[] })[]> {
  const shipments = await tx
    .selectFrom('shipment')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const lines = await tx
    .selectFrom('shipment_line')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('shipmentId', '=', sql<string>`any(${shipments.map((shipment) => shipment.id)}::uuid[])`)
    .orderBy('orderLineId')
    .execute();
  return shipments.map((shipment) => ({
    ...shipment,
    lines: lines
      .filter((line) => line.shipmentId === shipment.id)
      .map((line) => ({ lineId: line.orderLineId, quantity: line.quantity })),
  }));
}

/** Writes a shipment and counts its units on the lines of the order. */
export async function insertShipment(
  tx: SiteTransaction,
  shipment: NewRecord<'shipment'>,
  lines: readonly { readonly lineId: string; readonly quantity: number }[],
): Promise<void> {
  const siteId = tx.siteId;
  await tx.insertInto('shipment').values(ofSite(tx, shipment)).execute();
  await tx
    .insertInto('shipment_line')
    .values(
      lines.map((line) => ({
        siteId,
        shipmentId: shipment.id,
        orderLineId: line.lineId,
        quantity: line.quantity,
      })),
    )
    .execute();
  await sql`
    update order_line set fulfilled_quantity = fulfilled_quantity + d.quantity
    from unnest(${lines.map((line) => line.lineId)}::uuid[], ${lines.map((line) => line.quantity)}::int[])
      as d (id, quantity)
    where order_line.site_id = ${siteId} and order_line.order_id = ${shipment.orderId}
      and order_line.id = d.id`.execute(tx);
}

/** Voids every shipment of an order: nothing counts as sent any more. */
export async function voidShipments(tx: SiteTransaction, orderId: string): Promise<void> {
  await tx
    .updateTable('shipment')
    .set({ voidedAt: sql<Date>`now()` })
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .where('voidedAt', 'is', null)
    .execute();
  await tx
    .updateTable('order_line')
    .set({ fulfilledQuantity: 0 })
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .execute();
}
