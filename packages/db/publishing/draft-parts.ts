import type { PartKey } from '@veranda/domain/publishing/parts';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A document that was changed since its revision was made, with the number of its changes. */
export interface StaleDraft extends PartKey {
  readonly edits: bigint;
}

/** Documents whose draft has to be read before it can be published. */
export async function findStaleDrafts(tx: SiteTransaction): Promise<StaleDraft[]> {
  return tx
    .selectFrom('documentDraft')
    .select(['kind', 'documentId as id', 'edits'])
    .where('siteId', '=', tx.siteId)
    .whereRef('edits', '<>', 'readEdits')
    .orderBy('kind')
    .orderBy('documentId')
    .execute();
}

/** A draft as it was read; without content for a document that visitors do not get. */
export interface ReadDraft extends StaleDraft {
  readonly content: object | null;
  readonly assetIds: readonly string[];
}

/** Makes revisions of drafts, where there is none of that content yet, and names them as what publishing takes. */
export async function saveDrafts(tx: SiteTransaction, drafts: readonly ReadDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const rows = JSON.stringify(
    drafts.map(({ kind, id, edits, content, assetIds }) => ({
      kind,
      document_id: id,
      edits: String(edits),
      content,
      asset_ids: assetIds,
    })),
  );
  await sql`
    with draft as materialized (
      select kind, document_id, edits, content, asset_ids, content_sha256(content) as sha256
      from jsonb_to_recordset(${rows}::jsonb)
        as each (kind text, document_id uuid, edits bigint, content jsonb, asset_ids uuid[])
    ), kept as (
      insert into document_revision (site_id, kind, document_id, sha256, content, asset_ids)
      select ${tx.siteId}, kind, document_id, sha256, content, asset_ids from draft where content is not null
      on conflict do nothing
    )
    update document_draft d set sha256 = draft.sha256, read_edits = draft.edits from draft
    where d.site_id = ${tx.siteId} and d.kind = draft.kind and d.document_id = draft.document_id`.execute(tx);
}

/** Makes a revision of a document that is not what publishing takes now. @returns its SHA-256 */
export async function saveRevision(
  tx: SiteTransaction,
  { kind, id, content, assetIds }: Omit<ReadDraft, 'edits'> & { readonly content: object },
): Promise<string> {
  const { rows } = await sql<{ sha256: string }>`
    with made as materialized (select ${JSON.stringify(content)}::jsonb as content), kept as (
      insert into document_revision (site_id, kind, document_id, sha256, content, asset_ids)
      select ${tx.siteId}, ${kind}, ${id}::uuid, content_sha256(content), content, ${[...assetIds]}::uuid[] from made
      on conflict do nothing
    )
    select content_sha256(content) as sha256 from made`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a revision was made and gave no row');
  return row.sha256;
}
