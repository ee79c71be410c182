import type { SourceFacts } from '@veranda/domain/content-import/entries';
import type { ImportOptions } from '@veranda/domain/content-import/import-options';
import type { ImportState } from '@veranda/domain/content-import/import-states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { RecordOf } from '../schema.ts';

/** A file of an import: an upload of which all parts have arrived. */
export interface ImportFile {
  readonly uploadId: string;
  readonly name: string;
  readonly bytes: number;
}

/** Why an import failed: code and params of a refusal, and the file. */
interface ImportProblem {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** An import of content. */
export interface ContentImport {
  readonly id: string;
  readonly status: ImportState;
  readonly files: readonly ImportFile[];
  /** Null until its files are read. */
  readonly facts: SourceFacts | null;
  /** Null until it is started. */
  readonly options: ImportOptions | null;
  readonly problem: ImportProblem | null;
  readonly readBytes: number;
  /** Failures in a row by host of pictures. */
  readonly hosts: Readonly<Record<string, number>>;
  /** Pictures that it has fetched. */
  readonly fetched: readonly string[];
  readonly slice: number;
  readonly createdAt: Date;
}

/** Holds the imports of a site for this transaction, so that one is begun at a time. */
export async function lockContentImports(tx: SiteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('content-import'), hashtext(${tx.siteId}))`.execute(tx);
}

export async function insertContentImport(
  tx: SiteTransaction,
  { id, files }: Pick<ContentImport, 'id' | 'files'>,
): Promise<void> {
  await tx
    .insertInto('contentImport')
    .values({ siteId: tx.siteId, id, files: JSON.stringify(files), problem: null })
    .execute();
}

/** An import of the site; `isHeld`: nobody else changes it in the meantime. */
export async function findContentImport(
  tx: SiteTransaction,
  id: string,
  { isHeld = false }: { readonly isHeld?: boolean } = {},
): Promise<ContentImport | null> {
  const row = await tx
    .selectFrom('contentImport')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? toImport(row) : null;
}

/** The latest imports of the site. */
export async function findContentImports(tx: SiteTransaction, limit: number): Promise<ContentImport[]> {
  const rows = await tx
    .selectFrom('contentImport')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toImport);
}

type Change = Partial<
  Pick<
    ContentImport,
    'status' | 'facts' | 'options' | 'problem' | 'readBytes' | 'hosts' | 'slice' | 'fetched'
  >
>;

export async function updateContentImport(
  tx: SiteTransaction,
  id: string,
  { facts, options, problem, readBytes, hosts, fetched, ...rest }: Change,
): Promise<void> {
  await tx
    .updateTable('contentImport')
    .set({
      ...rest,
      ...(fetched === undefined ? {} : { fetched: [...fetched] }),
      ...(facts === undefined ? {} : { facts: JSON.stringify(facts) }),
      ...(options === undefined ? {} : { options: JSON.stringify(options) }),
      ...(problem === undefined ? {} : { problem: JSON.stringify(problem) }),
      ...(hosts === undefined ? {} : { hosts: JSON.stringify(hosts) }),
      ...(readBytes === undefined ? {} : { readBytes: BigInt(readBytes) }),
      updatedAt: sql<Date>`now()`,
    })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

// Safe: the columns are written by this file alone, from values of these types.
function toImport(row: RecordOf<'contentImport'>): ContentImport {
  return {
    id: row.id,
    status: row.status as ImportState,
    files: row.files as ContentImport['files'],
    facts: isEmpty(row.facts) ? null : (row.facts as SourceFacts),
    options: isEmpty(row.options) ? null : (row.options as ImportOptions),
    problem: row.problem as ImportProblem | null,
    readBytes: Number(row.readBytes),
    hosts: row.hosts as ContentImport['hosts'],
    fetched: row.fetched,
    slice: row.slice,
    createdAt: row.createdAt,
  };
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
}
