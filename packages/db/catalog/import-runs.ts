import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type ImportStatus = 'checked' | 'running' | 'done' | 'failed';

/** Keeps a run with its report; `source` is the SHA-256 of the file, so that nothing of its content is kept twice. */
export async function insertImportRun(
  tx: Tx,
  siteId: string,
  run: {
    readonly id: string;
    readonly fileName: string;
    readonly status: ImportStatus;
    readonly report: string;
    readonly source: string;
  },
): Promise<void> {
  await tx
    .insertInto('import_run')
    .values({
      website_id: siteId,
      id: run.id,
      file_name: run.fileName,
      status: run.status,
      report: run.report,
      source: run.source,
    })
    .execute();
}

export async function updateImportRun(
  tx: Tx,
  siteId: string,
  run: { readonly id: string; readonly status: ImportStatus; readonly report: string },
): Promise<void> {
  await tx
    .updateTable('import_run')
    .set({ status: run.status, report: run.report, updated_at: sql`now()` })
    .where('website_id', '=', siteId)
    .where('id', '=', run.id)
    .execute();
}

/** A run with its report as JSON text. */
export async function findImportRun(
  tx: Tx,
  siteId: string,
  id: string,
): Promise<{ id: string; fileName: string; status: string; report: string; updatedAt: Date } | undefined> {
  return tx
    .selectFrom('import_run')
    .select([
      'id',
      'file_name as fileName',
      'status',
      sql<string>`report::text`.as('report'),
      'updated_at as updatedAt',
    ])
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}
