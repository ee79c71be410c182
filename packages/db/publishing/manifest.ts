import { type Decoder, decodeJson, objectWith, writtenRecord } from '@veranda/domain/decoders';
import type { PartContent, PartKey } from '@veranda/domain/publishing/parts';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A revision of a document. */
export interface RevisionRef extends PartKey {
  readonly sha256: string;
}

/** A document whose draft differs from what visitors get; null where it is not there. */
export interface DocumentChange extends PartKey {
  readonly draft: string | null;
  readonly live: string | null;
}

// Number of the revision that visitors see; 0 for none.
const liveNumber = sql`coalesce((select r.number from site w
  join revision r on r.site_id = w.id and r.id = w.published_revision_id where w.id = current_site()), 0)`;

const liveEntries = sql`
  select e.kind, e.document_id, e.sha256 from manifest_entry e, (select ${liveNumber} as number) live
  where e.site_id = current_site() and e.from_number <= live.number
    and (e.until_number is null or e.until_number > live.number)`;

const draftEntries = sql`
  select kind, document_id, sha256 from document_draft where site_id = current_site() and sha256 is not null`;

/**
 * Documents that the next publication changes, in a steady order; drafts that are stale are not looked at. Only
 * documents that may differ are compared (`document_change`).
 */
export async function findChanges(tx: SiteTransaction): Promise<DocumentChange[]> {
  const { rows } = await sql<DocumentChange>`
    with live as materialized (select ${liveNumber} as number)
    select c.kind, c.document_id as id, d.sha256 as draft, e.sha256 as live
    from document_change c cross join live
    left join document_draft d on d.site_id = c.site_id and d.kind = c.kind and d.document_id = c.document_id
    left join manifest_entry e on e.site_id = c.site_id and e.kind = c.kind and e.document_id = c.document_id
      and e.from_number <= live.number and (e.until_number is null or e.until_number > live.number)
    where c.site_id = ${tx.siteId} and d.sha256 is distinct from e.sha256
    order by c.kind, c.document_id`.execute(tx);
  return rows;
}

/** Documents of a kind among these that visitors get. */
export async function findLiveIds(
  tx: SiteTransaction,
  kind: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select live.document_id as id from (${liveEntries}) live
    where live.kind = ${kind} and live.document_id = any(${[...ids]}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Those of some documents that visitors get, with the revisions that they get of them. */
export async function findLiveRefs(tx: SiteTransaction, keys: readonly PartKey[]): Promise<RevisionRef[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<RevisionRef>`
    select live.kind, live.document_id as id, live.sha256
    from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ id }) => id)}::uuid[])
      as named (kind, document_id)
    join (${liveEntries}) live using (kind, document_id)`.execute(tx);
  return rows;
}

/** True when the draft has a page that visitors would get. */
export async function hasPages(tx: SiteTransaction): Promise<boolean> {
  const { rows } = await sql`select from (${draftEntries}) draft where kind = 'page' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Document revisions of some kinds that a revision of the site is made of, from those that have been in it longest. */
export async function findManifest(
  tx: SiteTransaction,
  revisionId: string,
  kinds: readonly string[],
): Promise<RevisionRef[]> {
  const { rows } = await sql<RevisionRef>`
    select e.kind, e.document_id as id, e.sha256 from revision r
    join manifest_entry e on e.site_id = r.site_id and e.from_number <= r.number
      and (e.until_number is null or e.until_number > r.number)
    where r.site_id = ${tx.siteId} and r.id = ${revisionId} and e.kind = any(${[...kinds]}::text[])
    order by e.from_number, e.kind, e.document_id`.execute(tx);
  return rows;
}

/** The content that visitors get of a document; undefined where they get none. */
export async function findLiveContent(
  tx: SiteTransaction,
  { kind, id }: PartKey,
): Promise<PartContent | undefined> {
  const { rows } = await sql<RevisionRef>`
    select live.kind, live.document_id as id, live.sha256 from (${liveEntries}) live
    where live.kind = ${kind} and live.document_id = ${id}`.execute(tx);
  const [found] = await findContents(tx, rows);
  return found?.content;
}

/** Contents of revisions, with the characters of JSON that each takes, by kind and id. */
export async function findContents(
  tx: SiteTransaction,
  refs: readonly RevisionRef[],
): Promise<(RevisionRef & { readonly content: PartContent; readonly size: number })[]> {
  if (refs.length === 0) return [];
  const { rows } = await sql<RevisionRef & { readonly content: string }>`
    select r.kind, r.document_id as id, r.sha256, r.content::text as content
    from unnest(${refs.map(({ kind }) => kind)}::text[], ${refs.map(({ id }) => id)}::uuid[],
      ${refs.map(({ sha256 }) => sha256)}::text[]) as named (kind, document_id, sha256)
    join document_revision r on r.site_id = ${tx.siteId} and r.kind = named.kind
      and r.document_id = named.document_id and r.sha256 = named.sha256`.execute(tx);
  return rows.map(({ content, ...ref }) => ({
    ...ref,
    content: decodeJson(storedContent, content),
    size: content.length,
  }));
}

// Only the outer shape is looked at: its parts had been checked when they were put together.
const storedContent: Decoder<PartContent> = objectWith<PartContent>({
  part: writtenRecord,
  assets: writtenRecord,
});

/**
 * Writes the manifest of a new revision: what visitors see, with the revisions of `chosen` in place of theirs
 * (null takes a document out). Only what differs from the revision before is looked at and written,
 * of the rows of its items too.
 */
export async function writeManifest(
  tx: SiteTransaction,
  number: number,
  chosen: readonly (PartKey & { readonly sha256: string | null })[],
): Promise<void> {
  await sql`
    with live as materialized (select ${liveNumber} as number), chosen as (
      select kind, document_id, sha256 from unnest(${chosen.map(({ kind }) => kind)}::text[],
        ${chosen.map(({ id }) => id)}::uuid[], ${chosen.map(({ sha256 }) => sha256)}::text[])
        as each (kind, document_id, sha256)
    ), touched as materialized (
      select kind, document_id from chosen
      union select e.kind, e.document_id from manifest_entry e, live
        where e.site_id = ${tx.siteId} and e.from_number > live.number
      union select e.kind, e.document_id from manifest_entry e, live
        where e.site_id = ${tx.siteId} and e.until_number > live.number
    ), target as materialized (
      select kind, document_id, sha256 from chosen where sha256 is not null
      union all select e.kind, e.document_id, e.sha256
        from touched t join manifest_entry e using (kind, document_id), live
        where e.site_id = ${tx.siteId} and e.from_number <= live.number
          and (e.until_number is null or e.until_number > live.number)
          and not exists (select from chosen c where c.kind = e.kind and c.document_id = e.document_id)
    ), newest as materialized (
      select e.kind, e.document_id, e.sha256 from touched t join manifest_entry e using (kind, document_id)
      where e.site_id = ${tx.siteId} and e.until_number is null
    ), ended as (
      update manifest_entry e set until_number = ${number}::int from newest n
      where e.site_id = ${tx.siteId} and e.until_number is null and e.kind = n.kind and e.document_id = n.document_id
        and not exists (select from target t
          where t.kind = n.kind and t.document_id = n.document_id and t.sha256 = n.sha256)
      returning e.kind, e.document_id
    )
    insert into manifest_entry (site_id, kind, document_id, sha256, from_number)
    select ${tx.siteId}, t.kind, t.document_id, t.sha256, ${number}::int from target t
    where not exists (select from newest n
        where n.kind = t.kind and n.document_id = t.document_id and n.sha256 = t.sha256)
      and (select count(*) from ended) >= 0`.execute(tx);
  await sql`select publish_items(${tx.siteId}, ${number}::integer)`.execute(tx);
}
