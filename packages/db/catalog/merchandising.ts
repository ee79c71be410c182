import { type Merchandising, readMerchandising } from '@veranda/domain/catalog/merchandising';
import { saveSiteDocument } from '../platform/site-document.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/**
 * Merchandising settings of the shop, with the version they are saved over: 0 while the owner has set
 * nothing.
 */
export async function findMerchandising(
  tx: SiteTransaction,
): Promise<{ settings: Merchandising; version: bigint }> {
  const row = await tx
    .selectFrom('merchandising')
    .select(['doc', 'version'])
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
  return { settings: readMerchandising(row?.doc ?? null), version: row?.version ?? 0n };
}

/**
 * Saves the settings over the version that was read; @returns false when they were changed in the meantime
 */
export async function saveMerchandising(
  tx: SiteTransaction,
  input: { readonly settings: Merchandising; readonly version: bigint },
): Promise<boolean> {
  const { settings: doc, version } = input;
  return saveSiteDocument(tx, 'merchandising', { doc, version });
}
