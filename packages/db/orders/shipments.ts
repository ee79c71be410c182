import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Shipments of an order with their lines, the oldest first. */
export async function findShipments(
  tx: Tx,
  siteId: string,
  orderId: string,
): Promise<(Row<'shipment'> & { lines: { lineId: string; quantity: number }[] })[]> {
  const shipments = await tx
    .selectFrom('shipment')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const lines = await tx
    .selectFrom('shipment_line')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('shipment_id', '=', sql<string>`any(${shipments.map((one) => one.id)}::uuid[])`)
    .orderBy('order_line_id')
    .execute();
  return shipments.map((shipment) => ({
    ...shipment,
    lines: lines
      .filter((line) => line.shipment_id === shipment.id)
      .map((line) => ({ lineId: line.order_line_id, quantity: line.quantity })),
  }));
}

/** Writes a shipment and counts its units on the lines of the order. */
export async function insertShipment(
  tx: Tx,
  shipment: NewRow<'shipment'>,
  lines: readonly { readonly lineId: string; readonly quantity: number }[],
): Promise<void> {
  const siteId = shipment.website_id;
  await tx.insertInto('shipment').values(shipment).execute();
  await tx
    .insertInto('shipment_line')
    .values(
      lines.map((line) => ({
        website_id: siteId,
        shipment_id: shipment.id,
        order_line_id: line.lineId,
        quantity: line.quantity,
      })),
    )
    .execute();
  await sql`
    update order_line set fulfilled_quantity = fulfilled_quantity + d.quantity
    from unnest(${lines.map((line) => line.lineId)}::uuid[], ${lines.map((line) => line.quantity)}::int[])
      as d (id, quantity)
    where order_line.website_id = ${siteId} and order_line.order_id = ${shipment.order_id}
      and order_line.id = d.id`.execute(tx);
}

/** Voids every shipment of an order: nothing counts as sent any more. */
export async function voidShipments(tx: Tx, siteId: string, orderId: string): Promise<void> {
  await tx
    .updateTable('shipment')
    .set({ voided_at: sql<Date>`now()` })
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('voided_at', 'is', null)
    .execute();
  await tx
    .updateTable('order_line')
    .set({ fulfilled_quantity: 0 })
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute();
}
