import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type RevisionRecord = RecordOf<'revision'> & { readonly email: string | null };

/** Revisions of the site, newest first, at most 200. */
export async function findRevisions(tx: SiteTransaction): Promise<RevisionRecord[]> {
  return revisionQuery(tx).orderBy('revision.number', 'desc').limit(200).execute();
}

export async function findRevision(tx: SiteTransaction, id: string): Promise<RevisionRecord | undefined> {
  return revisionQuery(tx).where('revision.id', '=', id).executeTakeFirst();
}

/** The revision that visitors see now. */
export async function findLiveRevision(tx: SiteTransaction): Promise<RevisionRecord | undefined> {
  return revisionQuery(tx)
    .where('revision.id', '=', (eb) =>
      eb.selectFrom('site').select('publishedRevisionId').where('id', '=', tx.siteId),
    )
    .executeTakeFirst();
}

function revisionQuery(tx: SiteTransaction) {
  return tx
    .selectFrom('revision')
    .leftJoin('account', 'account.id', 'revision.accountId')
    .select([
      'revision.siteId',
      'revision.id',
      'revision.number',
      'revision.accountId',
      'revision.note',
      'revision.createdAt',
      'account.email',
    ])
    .where('revision.siteId', '=', tx.siteId);
}
