import type { Asset } from '@veranda/domain/media/asset';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** An image or file of the site. */
export async function findAsset(tx: SiteTransaction, id: string): Promise<Asset | null> {
  const [asset] = await findAssets(tx, [id]);
  return asset ?? null;
}

/** Assets by id, in the order of the ids; those that do not exist are left out. */
export async function findAssets(tx: SiteTransaction, ids: readonly string[]): Promise<Asset[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('asset')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toAsset(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Pictures of the site that an address was imported to, or that our own storage key names. */
export async function findAssetsByOrigin(
  tx: SiteTransaction,
  origins: { readonly addresses: readonly string[]; readonly storageKeys: readonly string[] },
): Promise<{ id: string; sourceUrl: string | null; storageKey: string }[]> {
  return tx
    .selectFrom('asset')
    .select(['id', 'sourceUrl as sourceUrl', 'storageKey as storageKey'])
    .where('siteId', '=', tx.siteId)
    .where((eb) =>
      eb.or([
        eb('sourceUrl', '=', sql<string>`any(${origins.addresses}::text[])`),
        eb('storageKey', '=', sql<string>`any(${origins.storageKeys}::text[])`),
      ]),
    )
    .execute();
}

/** Those of the ids that are assets of the site. */
export async function findOwnAssetIds(tx: SiteTransaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('asset')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => row.id);
}

/** Bytes that the originals of a site take, those in the trash among them. */
export async function sumAssetBytes(tx: SiteTransaction): Promise<bigint> {
  const row = await tx
    .selectFrom('storedAsset')
    .select(sql<bigint>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
  return row?.bytes ?? 0n;
}

/** The asset of a record. */
export function toAsset(row: RecordOf<'asset'>): Asset {
  return {
    id: row.id,
    kind: row.kind as Asset['kind'],
    fileName: row.fileName,
    mimeType: row.mimeType,
    bytes: Number(row.bytes),
    sha256: row.sha256,
    storageKey: row.storageKey,
    width: row.width,
    height: row.height,
    focalPoint: { x: row.focalX, y: row.focalY },
    altText: row.altText,
    caption: row.caption,
    variants: row.variants,
    placeholder: row.placeholder,
    colorData: row.colorData as Readonly<Record<string, string>>,
  };
}
