import type { Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

/** Which entries are asked for. */
export interface AuditQuery {
  /** Only those with a smaller number. */
  readonly before: bigint | null;
  /** Only those of this area. */
  readonly area: string | null;
  readonly limit: number;
}

/** Entries of the site's audit log, the newest first. */
export async function findEntries(
  tx: Transaction<Schema>,
  siteId: string,
  { before, area, limit }: AuditQuery,
): Promise<Row<'audit_entry'>[]> {
  let query = tx.selectFrom('audit_entry').selectAll().where('website_id', '=', siteId);
  if (before !== null) query = query.where('seq', '<', before);
  if (area !== null) query = query.where('area', '=', area);
  return query.orderBy('seq', 'desc').limit(limit).execute();
}
