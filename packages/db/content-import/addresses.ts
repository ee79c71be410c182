import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A page or an item that had an address elsewhere. */
export interface ImportedAddress {
  readonly path: string;
  readonly kind: 'page' | 'item';
  readonly documentId: string;
}

/** Keeps addresses; one that was kept before leads to the latest. */
export async function keepImportedAddresses(
  tx: SiteTransaction,
  importId: string,
  addresses: readonly ImportedAddress[],
): Promise<void> {
  const byPath = new Map(addresses.map((address) => [address.path, address]));
  if (byPath.size === 0) return;
  await tx
    .insertInto('importedAddress')
    .values([...byPath.values()].map((address) => ({ ...address, siteId: tx.siteId, importId })))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'path']).doUpdateSet({
        kind: sql`excluded.kind`,
        documentId: sql`excluded.document_id`,
        importId: sql`excluded.import_id`,
      }),
    )
    .execute();
}

/** The page or item that had an address elsewhere; null for none. */
export async function findImportedAddress(
  tx: SiteTransaction,
  path: string,
): Promise<ImportedAddress | null> {
  const row = await tx
    .selectFrom('importedAddress')
    .select(['path', 'kind', 'documentId'])
    .where('siteId', '=', tx.siteId)
    .where('path', '=', path)
    .executeTakeFirst();
  // Safe: the column's CHECK lists the kinds.
  return row ? { ...row, kind: row.kind as ImportedAddress['kind'] } : null;
}

/** True where the site has any: without, addresses that are guessed ask the database nothing. */
export async function hasImportedAddresses(tx: SiteTransaction): Promise<boolean> {
  const row = await tx
    .selectFrom('importedAddress')
    .select('path')
    .where('siteId', '=', tx.siteId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
