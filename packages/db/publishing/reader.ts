import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

export type RevisionRow = Omit<Row<'revision'>, 'snapshot'> & { readonly email: string | null };

/** Revisions of the site, newest first, at most 200. */
export async function findRevisions(tx: Transaction<Schema>, siteId: string): Promise<RevisionRow[]> {
  return revisionQuery(tx, siteId).orderBy('revision.number', 'desc').limit(200).execute();
}

export async function findRevision(
  tx: Transaction<Schema>,
  siteId: string,
  id: string,
): Promise<RevisionRow | undefined> {
  return revisionQuery(tx, siteId).where('revision.id', '=', id).executeTakeFirst();
}

/** The revision that visitors see now. */
export async function findLiveRevision(
  tx: Transaction<Schema>,
  siteId: string,
): Promise<RevisionRow | undefined> {
  return revisionQuery(tx, siteId)
    .where('revision.id', '=', (eb) =>
      eb.selectFrom('website').select('published_revision_id').where('id', '=', siteId),
    )
    .executeTakeFirst();
}

function revisionQuery(tx: Transaction<Schema>, siteId: string) {
  return tx
    .selectFrom('revision')
    .leftJoin('account', 'account.id', 'revision.account_id')
    .select([
      'revision.website_id',
      'revision.id',
      'revision.number',
      'revision.sha256',
      'revision.account_id',
      'revision.note',
      'revision.created_at',
      'account.email',
    ])
    .where('revision.website_id', '=', siteId);
}

/** The snapshot of a revision as JSON text. */
export async function findSnapshot(
  tx: Transaction<Schema>,
  siteId: string,
  revisionId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('revision')
    .select(sql<string>`snapshot::text`.as('snapshot'))
    .where('website_id', '=', siteId)
    .where('id', '=', revisionId)
    .executeTakeFirst();
  return row?.snapshot;
}

/** All assets of the site that are ready or on their way. */
export async function findSiteAssets(tx: Transaction<Schema>, siteId: string): Promise<Row<'asset'>[]> {
  return tx.selectFrom('asset').selectAll().where('website_id', '=', siteId).execute();
}
