import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Waits for whoever else publishes the site, and keeps others waiting until the transaction ends. */
export async function lockSite(tx: SiteTransaction): Promise<void> {
  await tx.selectFrom('site').select('id').where('id', '=', tx.siteId).forUpdate().execute();
}

/** Adds the next revision; the site's row is locked first, so that numbers have no gaps and no doubles. */
export async function insertRevision(
  tx: SiteTransaction,
  revision: {
    id: string;
    accountId: string | null;
    note: string;
  },
): Promise<number> {
  await lockSite(tx);
  const row = await tx
    .insertInto('revision')
    .values({
      siteId: tx.siteId,
      id: revision.id,
      accountId: revision.accountId,
      note: revision.note,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from revision where site_id = ${tx.siteId})`,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return row.number;
}

/** Points visitors at a revision, or at none; one update, so that nobody ever sees half of it. */
export async function switchPublished(tx: SiteTransaction, revisionId: string | null): Promise<void> {
  await tx
    .updateTable('site')
    .set({
      publishedRevisionId: revisionId,
      // What the gateway knows without asking for a page.
      publishedLanguages: sql`(select r.content #> '{part,languages}' from manifest_entry e
        join document_revision r using (site_id, kind, document_id, sha256)
        join revision n on n.site_id = e.site_id and e.from_number <= n.number
          and (e.until_number is null or e.until_number > n.number)
        where e.site_id = ${tx.siteId} and e.kind = 'site' and n.id = ${revisionId}::uuid)`,
      version: sql`version + 1`,
      publications: sql`publications + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', tx.siteId)
    .execute();
}
