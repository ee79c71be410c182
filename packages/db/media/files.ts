import type { Asset } from '@veranda/domain/media/asset';
import type { FileSort, ListedKind } from '@veranda/domain/media/file-list';
import { documentEndings } from '@veranda/domain/media/media-file';
import { sql } from 'kysely';
import { likeText } from '../catalog/listing-reader.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';
import type { RecordOf } from '../schema.ts';
import { toAsset } from './reader.ts';

/** A file as the file manager knows it. */
export interface StoredFile {
  readonly asset: Asset;
  /** Null at the top. */
  readonly folderId: string | null;
  /** The last part of its address `/s/{file}`. */
  readonly publicName: string;
  readonly createdAt: Date;
  /** Null for one that is not in the trash. */
  readonly deletedAt: Date | null;
}

/** Which files are listed, and in what order. */
interface FileQuery {
  readonly kind: ListedKind;
  readonly search: string;
  /** A folder's own files; null for those at the top, undefined for all. */
  readonly folder?: string | null | undefined;
  /** True for the trash. */
  readonly isTrash?: boolean | undefined;
  readonly sort: FileSort;
  readonly offset: number;
  readonly limit: number;
}

const documentTypes = Object.keys(documentEndings);

const ofKind = {
  all: sql<boolean>`true`,
  image: sql<boolean>`mime_type like 'image/%'`,
  video: sql<boolean>`mime_type like 'video/%'`,
  audio: sql<boolean>`mime_type like 'audio/%'`,
  captions: sql<boolean>`mime_type = 'text/vtt'`,
  document: sql<boolean>`mime_type = any(${documentTypes}::text[])`,
} as const;

const orders = {
  newest: sql`created_at desc`,
  oldest: sql`created_at`,
  name: sql`lower(file_name)`,
  largest: sql`bytes desc`,
} as const;

/** One page of the files, and how many there are in all. */
export async function listFiles(
  tx: SiteTransaction,
  query: FileQuery,
): Promise<{ files: StoredFile[]; total: number }> {
  const { folder, search } = query;
  const rows = await tx
    .selectFrom('storedAsset')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', query.isTrash ? 'is not' : 'is', null)
    .where(ofKind[query.kind])
    .$if(search !== '', (some) => some.where('fileName', 'ilike', `%${likeText(search)}%`))
    .$if(folder === null, (some) => some.where('folderId', 'is', null))
    .$if(typeof folder === 'string', (some) => some.where('folderId', '=', folder ?? null))
    .orderBy(query.isTrash ? sql`deleted_at desc` : orders[query.sort])
    .orderBy('id')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { files: rows.map(toFile), total: rows[0]?.total ?? 0 };
}

/** A file by its id, in the trash too. */
export async function findFile(tx: SiteTransaction, id: string): Promise<StoredFile | null> {
  const row = await tx
    .selectFrom('storedAsset')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toFile(row) : null;
}

/** The file that `/s/{publicName}` answers; null where there is none, or only one in the trash. */
export async function findFileByPublicName(tx: SiteTransaction, publicName: string): Promise<Asset | null> {
  const row = await tx
    .selectFrom('asset')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('publicName', '=', publicName)
    .executeTakeFirst();
  return row ? toAsset(row) : null;
}

/** Puts files into a folder, or to the top. @returns how many there were */
export async function moveFiles(
  tx: SiteTransaction,
  ids: readonly string[],
  folderId: string | null,
): Promise<number> {
  const moved = await tx
    .updateTable('asset')
    .set({ folderId })
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows);
}

function toFile(row: RecordOf<'storedAsset'>): StoredFile {
  return {
    asset: toAsset(row),
    folderId: row.folderId,
    publicName: row.publicName,
    createdAt: row.createdAt,
    deletedAt: row.deletedAt,
  };
}
