import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type AuditRecord = RecordOf<'audit_entry'>;

/** Filters for audit entries. */
interface AuditQuery {
  /** Only those with a smaller number. */
  readonly before: bigint | null;
  /** Only those of this area. */
  readonly area: string | null;
  readonly limit: number;
}

/** Entries of the site's audit log, the newest first. */
export async function findEntries(
  tx: SiteTransaction,
  { before, area, limit }: AuditQuery,
): Promise<AuditRecord[]> {
  let query = tx.selectFrom('audit_entry').selectAll().where('siteId', '=', tx.siteId);
  if (before !== null) query = query.where('seq', '<', before);
  if (area !== null) query = query.where('area', '=', area);
  return query.orderBy('seq', 'desc').limit(limit).execute();
}
