import { type Merchandising, readMerchandising } from '@veranda/domain/catalog/merchandising';
import { sql, type Transaction } from 'kysely';
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
  const doc = JSON.stringify(given.settings);
  const { rows } = await sql`
    insert into merchandising as m (website_id, doc, version) select ${siteId}, ${doc}::jsonb, 1
    where ${given.version}::bigint = 0
      or exists (select from merchandising where website_id = ${siteId} and version = ${given.version}::bigint)
    on conflict (website_id) do update set doc = excluded.doc, version = m.version + 1, updated_at = now()
      where m.version = ${given.version}::bigint
    returning m.version`.execute(tx);
  return rows.length === 1;
}
