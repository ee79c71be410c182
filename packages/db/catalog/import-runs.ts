import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

type ImportStatus = 'checked' | 'running' | 'done' | 'failed';

/**
 * Keeps a run with its report; `source` is the SHA-256 of the file, so that nothing of its content is kept
 * twice.
 */
export async function insertImportRun(
  tx: SiteTransaction,
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
      siteId: tx.siteId,
      id: run.id,
      fileName: run.fileName,
      status: run.status,
      report: run.report,
      source: run.source,
    })
    .execute();
}

/**
 * Holds the imports of a site for this transaction and tells whether one is under way: two at once would each
 * plan on a catalogue that the other changes.
 */
export async function lockImports(tx: SiteTransaction): Promise<{ readonly isRunning: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtext('import'), hashtext(${tx.siteId}))`.execute(tx);
  const running = await tx
    .selectFrom('import_run')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return { isRunning: running !== undefined };
}

/** Ends a run that was broken off while its rows were written; one that has gone on since is left alone. */
export async function failBrokenRun(tx: SiteTransaction, id: string): Promise<void> {
  await sql`update import_run set status = 'failed', updated_at = now()
    where site_id = ${tx.siteId} and id = ${id} and status = 'running'
      and not exists (select from outbox where dedupe_key = ${`import-images.${id}`})`.execute(tx);
}

export async function updateImportRun(
  tx: SiteTransaction,
  run: { readonly id: string; readonly status: ImportStatus; readonly report: string },
): Promise<void> {
  await tx
    .updateTable('import_run')
    .set({ status: run.status, report: run.report, updatedAt: sql`now()` })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', run.id)
    .execute();
}

/** A run with its report as JSON text. */
export async function findImportRun(
  tx: SiteTransaction,
  id: string,
): Promise<{ id: string; fileName: string; status: string; report: string; updatedAt: Date } | undefined> {
  return tx
    .selectFrom('import_run')
    .select(['id', 'fileName', 'status', sql<string>`report::text`.as('report'), 'updatedAt'])
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}
