import { sql } from 'kysely';
import type { SiteTransaction } from './site-transaction.ts';

/** Tables with one document a site: `site_id`, `doc`, `version` from 1, `updated_at`. */
type DocumentTable =
  | 'merchandising'
  | 'checkout_rules'
  | 'payment_rules'
  | 'comment_settings'
  | 'social_settings';

/**
 * Saves a site's document over the version that was read, 0 for none; @returns false when it was changed in
 * the meantime
 */
export async function saveSiteDocument(
  tx: SiteTransaction,
  table: DocumentTable,
  input: { readonly doc: object; readonly version: bigint },
): Promise<boolean> {
  const doc = JSON.stringify(input.doc);
  const { rows } = await sql`
    insert into ${sql.table(table)} as kept (site_id, doc, version) select ${tx.siteId}, ${doc}::jsonb, 1
    where ${input.version}::bigint = 0
      or exists (select from ${sql.table(table)} where site_id = ${tx.siteId} and version = ${input.version}::bigint)
    on conflict (site_id) do update set doc = excluded.doc, version = kept.version + 1, updated_at = now()
      where kept.version = ${input.version}::bigint
    returning kept.version`.execute(tx);
  return rows.length === 1;
}
