import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What became of an order at the tax provider. */
export type TaxDocumentStatus = 'quoted' | 'recorded' | 'voided' | 'refused';

/** Remembers that the taxes of an order are those of the provider. */
export async function insertTaxDocument(tx: Tx, siteId: string, orderId: string): Promise<void> {
  await tx.insertInto('tax_document').values({ website_id: siteId, order_id: orderId }).execute();
}

export async function findTaxDocument(
  tx: Tx,
  siteId: string,
  orderId: string,
): Promise<Row<'tax_document'> | undefined> {
  return tx
    .selectFrom('tax_document')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

export async function updateTaxDocument(
  tx: Tx,
  key: { readonly siteId: string; readonly orderId: string },
  status: TaxDocumentStatus,
): Promise<void> {
  await tx
    .updateTable('tax_document')
    .set({ status, updated_at: sql`now()` })
    .where('website_id', '=', key.siteId)
    .where('order_id', '=', key.orderId)
    .execute();
}
