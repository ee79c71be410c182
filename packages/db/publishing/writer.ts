import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Waits for whoever else publishes the site, and keeps others waiting until the transaction ends. */
export async function lockSite(tx: Tx, siteId: string): Promise<void> {
  await tx.selectFrom('website').select('id').where('id', '=', siteId).forUpdate().execute();
}

/** Adds the next revision; the site's row is locked first, so that numbers have no gaps and no doubles. */
export async function insertRevision(
  tx: Tx,
  revision: {
    siteId: string;
    id: string;
    sha256: string;
    snapshot: string;
    accountId: string | null;
    note: string;
  },
): Promise<number> {
  await lockSite(tx, revision.siteId);
  const row = await tx
    .insertInto('revision')
    .values({
      website_id: revision.siteId,
      id: revision.id,
      sha256: revision.sha256,
      snapshot: revision.snapshot,
      account_id: revision.accountId,
      note: revision.note,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from revision where website_id = ${revision.siteId})`,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return row.number;
}

/** Points visitors at a revision, or at none; one update, so that nobody ever sees half of it. */
export async function switchPublished(tx: Tx, siteId: string, revisionId: string | null): Promise<void> {
  await tx
    .updateTable('website')
    .set({ published_revision_id: revisionId, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', siteId)
    .execute();
}
