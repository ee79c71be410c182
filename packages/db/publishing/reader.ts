import { decodeJson } from '@veranda/domain/decoders';
import type { Asset } from '@veranda/domain/media/asset';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import { storedSnapshot } from '@veranda/domain/publishing/stored-snapshot';
import { sql } from 'kysely';
import { toAsset } from '../media/reader.ts';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type RevisionRecord = Omit<RecordOf<'revision'>, 'snapshot'> & { readonly email: string | null };

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
      'revision.sha256',
      'revision.accountId',
      'revision.note',
      'revision.createdAt',
      'account.email',
    ])
    .where('revision.siteId', '=', tx.siteId);
}

/** The snapshot of a revision, and how many characters of JSON it takes. */
export async function findSnapshot(
  tx: SiteTransaction,
  revisionId: string,
): Promise<{ readonly snapshot: SiteSnapshot; readonly size: number } | undefined> {
  const row = await tx
    .selectFrom('revision')
    .select(sql<string>`snapshot::text`.as('snapshot'))
    .where('siteId', '=', tx.siteId)
    .where('id', '=', revisionId)
    .executeTakeFirst();
  return row && { snapshot: decodeJson(storedSnapshot, row.snapshot), size: row.snapshot.length };
}

/** All assets of the site that are ready or on their way. */
export async function findSiteAssets(tx: SiteTransaction): Promise<Asset[]> {
  const rows = await tx.selectFrom('asset').selectAll().where('siteId', '=', tx.siteId).execute();
  return rows.map(toAsset);
}
