import type { Asset } from '@veranda/domain/media/asset';
import type { MediaKind } from '@veranda/domain/media/media-file';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import { likeText } from '../catalog/listing-reader.ts';
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

const typePatterns = {
  all: '%',
  image: 'image/%',
  video: 'video/%',
  audio: 'audio/%',
  captions: 'text/vtt',
} as const;

/** One page of the file manager, newest first, and how many there are in all. */
export async function listAssets(
  tx: SiteTransaction,
  query: {
    /** Pictures where it is absent. */
    readonly kind?: MediaKind | 'all' | undefined;
    readonly search: string;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ assets: Asset[]; total: number }> {
  const rows = await tx
    .selectFrom('asset')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('siteId', '=', tx.siteId)
    .where('mimeType', 'like', typePatterns[query.kind ?? 'image'])
    .$if(query.search !== '', (some) => some.where('fileName', 'ilike', `%${likeText(query.search)}%`))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(query.offset)
    .limit(query.limit)
    .execute();
  return { assets: rows.map(toAsset), total: rows[0]?.total ?? 0 };
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

/**
 * Uses of an asset: titles of products, pages and collections that name it; the published revision counts.
 */
export async function findAssetUses(tx: SiteTransaction, id: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select p.title from product p
      where p.site_id = ${tx.siteId} and p.deleted_at is null and (
        exists (select 1 from product_image i where i.site_id = p.site_id and i.product_id = p.id and i.asset_id = ${id})
        or exists (select 1 from variant v where v.site_id = p.site_id and v.product_id = p.id
          and v.deleted_at is null and v.main_image_id = ${id}))
    union select title from collection where site_id = ${tx.siteId} and deleted_at is null and doc::text like ${`%${id}%`}
    union select title from item where site_id = ${tx.siteId} and deleted_at is null and doc::text like ${`%${id}%`}
    union select 'Site settings' from site_settings where site_id = ${tx.siteId} and doc::text like ${`%${id}%`}
    union select 'The published site' from site w
      join revision r on r.site_id = w.id and r.id = w.published_revision_id
      join document_revision d on d.site_id = w.id and d.asset_ids @> array[${id}::uuid]
      join manifest_entry e on e.site_id = w.id and e.kind = d.kind and e.document_id = d.document_id
        and e.sha256 = d.sha256 and e.from_number <= r.number
        and (e.until_number is null or e.until_number > r.number)
      where w.id = ${tx.siteId}
    union select 'A scheduled publication' from scheduled_publication s
      cross join lateral jsonb_array_elements(s.documents) named
      join document_revision d on d.site_id = s.site_id and d.kind = named->>'kind'
        and d.document_id::text = named->>'id' and d.sha256 = named->>'sha256'
      where s.site_id = ${tx.siteId} and s.state = 'waiting' and d.asset_ids @> array[${id}::uuid]
    limit 20`.execute(tx);
  return rows.map((row) => row.title);
}

/** Bytes that the originals of a site take. */
export async function sumAssetBytes(tx: SiteTransaction): Promise<bigint> {
  const row = await tx
    .selectFrom('asset')
    .select(sql<bigint>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
  return row?.bytes ?? 0n;
}

/** The asset of a record. */
function toAsset(row: RecordOf<'asset'>): Asset {
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
