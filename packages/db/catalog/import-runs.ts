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

/**
 * Holds the imports of a site for this transaction and tells whether one is under way: two at once would each plan on
 * a catalogue that the other changes.
 */
export async function lockImports(tx: Tx, siteId: string): Promise<{ readonly isRunning: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtext('import'), hashtext(${siteId}))`.execute(tx);
  const running = await tx
    .selectFrom('import_run')
    .select('id')
    .where('website_id', '=', siteId)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return { isRunning: running !== undefined };
}

/** Ends a run that was broken off while its rows were written; one that has gone on since is left alone. */
export async function failBrokenRun(tx: Tx, siteId: string, id: string): Promise<void> {
  await sql`update import_run set status = 'failed', updated_at = now()
    where website_id = ${siteId} and id = ${id} and status = 'running'
      and not exists (select from outbox where dedupe_key = ${`import-images.${id}`})`.execute(tx);
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
