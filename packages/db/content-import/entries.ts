import {
  type EntryKind,
  type EntryNote,
  type EntryProblem,
  entryKinds,
  type ImportEntry,
} from '@veranda/domain/content-import/entries';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { RecordOf } from '../schema.ts';

/** Longest texts by which entries are found, in characters: they stand in indexes. */
const maxKey = 500;

/** State of an entry. */
type EntryStatus = 'planned' | 'done' | 'skipped' | 'undone';

/** An entry that is to be imported. */
export interface PlannedEntry extends Omit<ImportEntry, 'problem' | 'sourceKey'> {
  readonly position: number;
}

/** An entry as the report shows it. */
type ReportedEntry = Pick<
  RecordOf<'contentImportEntry'>,
  'position' | 'title' | 'missing' | 'address' | 'targetId'
> & {
  readonly kind: EntryKind;
  readonly status: EntryStatus;
  readonly problem: EntryProblem | null;
  readonly notes: EntryNote[];
};

/** Texts as PostgreSQL can keep them, short enough for an index. */
export function entryKey(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().slice(0, maxKey);
}

/** Adds the entries that follow the first `position` ones; those that are there already stay as they are. */
export async function insertEntries(
  tx: SiteTransaction,
  importId: string,
  { position, entries }: { readonly position: number; readonly entries: readonly ImportEntry[] },
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ kind, sourceId, sourceKey, title, problem, data }, index) => ({
    siteId: tx.siteId,
    importId,
    position: position + index,
    kind,
    phase: entryKinds.indexOf(kind),
    sourceId: entryKey(sourceId),
    sourceKey: entryKey(sourceKey),
    title: entryKey(title),
    status: problem === null ? 'planned' : 'skipped',
    problem,
    address: entryKey('address' in data ? data.address : ''),
    targetId: null,
    data: problem === null ? jsonText(data) : null,
  }));
  await tx
    .insertInto('contentImportEntry')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

// What PostgreSQL's JSON cannot keep is replaced.
function jsonText(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '\ufffd').toWellFormed() : value,
  );
}

/**
 * Skips the entries from a position on that the import has already, or that an earlier import has brought and whose page,
 * item or comment is still there; these are remembered, so that comments find them.
 */
export async function skipKnownEntries(
  tx: SiteTransaction,
  importId: string,
  span: { readonly from: number; readonly until: number },
): Promise<void> {
  await sql`
    update content_import_entry e set status = 'skipped', problem = 'already-imported', data = null,
      target_id = known.target_id
    from content_import_entry mine
    cross join lateral (
      select k.target_id from content_import_entry k
      where k.site_id = mine.site_id and k.source_key = mine.source_key and k.status = 'done' and k.kind = mine.kind
        and k.import_id <> mine.import_id and (
          exists (select from item i where i.site_id = k.site_id and i.id = k.target_id and i.deleted_at is null)
          or exists (select from collection c where c.site_id = k.site_id and c.id = k.target_id and c.deleted_at is null)
          or exists (select from item_comment m where m.site_id = k.site_id and m.id = k.target_id))
      limit 1
    ) known
    where mine.site_id = ${tx.siteId} and mine.import_id = ${importId} and mine.status = 'planned'
      and mine.position >= ${span.from} and mine.position < ${span.until} and mine.source_key <> ''
      and mine.kind in ('post', 'page', 'comment')
      and e.site_id = mine.site_id and e.import_id = mine.import_id and e.position = mine.position`.execute(
    tx,
  );
}

/** The next entries of one kind that are to be imported. */
export async function findPlannedEntries(
  tx: SiteTransaction,
  importId: string,
  limit: number,
): Promise<PlannedEntry[]> {
  const { rows } = await sql<PlannedEntry>`
    with next as (
      select phase from content_import_entry
      where site_id = ${tx.siteId} and import_id = ${importId} and status = 'planned'
      order by phase, position limit 1
    )
    select position, kind, source_id, title, data from content_import_entry
    where site_id = ${tx.siteId} and import_id = ${importId} and status = 'planned' and phase = (select phase from next)
    order by position limit ${limit}`.execute(tx);
  return rows;
}

/** What has become of an entry. */
export interface EntryOutcome {
  readonly position: number;
  readonly problem?: EntryProblem | undefined;
  readonly notes?: readonly EntryNote[] | undefined;
  readonly missing?: readonly string[] | undefined;
  readonly targetId?: string | undefined;
  /** Address where it is now. */
  readonly address?: string | undefined;
}

/** Writes what has become of entries, and forgets their content. */
export async function settleEntries(
  tx: SiteTransaction,
  importId: string,
  outcomes: readonly EntryOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(({ position, problem, notes = [], missing = [], targetId, address }) => ({
    position,
    problem: problem ?? null,
    notes,
    missing: missing.map(entryKey),
    target_id: targetId ?? null,
    address: address ?? null,
  }));
  await sql`
    update content_import_entry e set
      status = case when o.problem is null then 'done' else 'skipped' end,
      problem = o.problem, target_id = o.target_id, data = null,
      notes = array(select jsonb_array_elements_text(o.notes)),
      missing = array(select jsonb_array_elements_text(o.missing)),
      address = coalesce(o.address, e.address)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as o (position int, problem text, notes jsonb, missing jsonb, target_id uuid, address text)
    where e.site_id = ${tx.siteId} and e.import_id = ${importId} and e.position = o.position`.execute(tx);
}

/** What entries of an import have become, by their ids in its files. */
export async function findEntryTargets(
  tx: SiteTransaction,
  importId: string,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly targetId: string | null; readonly address: string }>> {
  if (sourceIds.length === 0) return new Map();
  const { rows } = await sql<{ sourceId: string; targetId: string | null; address: string }>`
    select source_id, target_id, address from content_import_entry
    where site_id = ${tx.siteId} and import_id = ${importId} and source_id <> ''
      and source_id = any(${sourceIds.map(entryKey)}::text[])
    order by target_id nulls first`.execute(tx);
  return new Map(rows.map(({ sourceId, ...rest }) => [sourceId, rest]));
}

/** Numbers of the entries of an import by kind and state. */
export async function countEntries(
  tx: SiteTransaction,
  importId: string,
): Promise<{ readonly kind: EntryKind; readonly status: EntryStatus; readonly count: number }[]> {
  const { rows } = await sql<{ kind: EntryKind; status: EntryStatus; count: number }>`
    select kind, status, count(*)::int as count from content_import_entry
    where site_id = ${tx.siteId} and import_id = ${importId} group by phase, kind, status order by phase, status`.execute(
    tx,
  );
  return rows;
}

interface EntryFilter {
  /** Empty for all. */
  readonly kind: string;
  /** A state, `noted` for those with a remark, or empty for all. */
  readonly status: string;
  readonly offset: number;
  readonly limit: number;
}

/** Entries of an import in the order of its files, and how many match. */
export async function findEntries(
  tx: SiteTransaction,
  importId: string,
  { kind, status, offset, limit }: EntryFilter,
): Promise<{ readonly entries: ReportedEntry[]; readonly total: number }> {
  const matching = sql`site_id = ${tx.siteId} and import_id = ${importId}
    and (${kind} = '' or kind = ${kind})
    and (${status} = '' or status = ${status} or ${status} = 'noted' and notes <> '{}' and kind in ('post', 'page'))`;
  const { rows: entries } = await sql<ReportedEntry>`
    select position, kind, title, status, problem, notes, missing, address, target_id from content_import_entry
    where ${matching} order by position offset ${offset} limit ${limit}`.execute(tx);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from content_import_entry where ${matching}`.execute(tx);
  return { entries, total: counted[0]?.total ?? 0 };
}

/** Forgets the content of entries that will not be imported any more. */
export async function forgetEntryData(tx: SiteTransaction, importId: string): Promise<void> {
  await sql`update content_import_entry set data = null
    where site_id = ${tx.siteId} and import_id = ${importId} and data is not null`.execute(tx);
}
