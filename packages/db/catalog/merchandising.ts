import { type Merchandising, readMerchandising } from '@veranda/domain/catalog/merchandising';
import type { Transaction } from 'kysely';
import { saveSiteDocument } from '../platform/site-document.ts';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What the shop says of its goods, with the version it is saved over: 0 while the owner has set nothing. */
export async function findMerchandising(
  tx: Tx,
  siteId: string,
): Promise<{ settings: Merchandising; version: bigint }> {
  const row = await tx
    .selectFrom('merchandising')
    .select(['doc', 'version'])
    .where('website_id', '=', siteId)
    .executeTakeFirst();
  return { settings: readMerchandising(row?.doc ?? null), version: row?.version ?? 0n };
}

/** Saves the settings over the version that was read; @returns false when they were changed meanwhile */
export async function saveMerchandising(
  tx: Tx,
  siteId: string,
  given: { readonly settings: Merchandising; readonly version: bigint },
): Promise<boolean> {
  const { settings: doc, version } = given;
  return saveSiteDocument(tx, { table: 'merchandising', siteId }, { doc, version });
}
