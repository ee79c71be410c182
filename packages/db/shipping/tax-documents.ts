import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** State of an order at the tax provider. */
type TaxDocumentStatus = 'quoted' | 'recorded' | 'voided' | 'refused';

/** Remembers that the taxes of an order are those of the provider. */
export async function insertTaxDocument(tx: SiteTransaction, orderId: string): Promise<void> {
  await tx.insertInto('tax_document').values({ siteId: tx.siteId, orderId }).execute();
}

export async function findTaxDocument(
  tx: SiteTransaction,
  orderId: string,
): Promise<RecordOf<'tax_document'> | undefined> {
  return tx
    .selectFrom('tax_document')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
}

export async function updateTaxDocument(
  tx: SiteTransaction,
  orderId: string,
  status: TaxDocumentStatus,
): Promise<void> {
  await tx
    .updateTable('tax_document')
    .set({ status, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .execute();
}
