import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

export type ProductFileRow = Row<'product_file'>;

/** What a buyer may fetch, with its file and what it was sold with. */
export interface Entitlement extends Row<'entitlement'> {
  readonly file_name: string;
  readonly mime_type: string;
  readonly bytes: bigint;
  readonly storage_key: string;
  readonly product_title: string;
  readonly order_number: number | null;
}

/** The files of products as they are sold now, in order. */
export async function findFiles(
  tx: Tx,
  siteId: string,
  productIds: readonly string[],
): Promise<ProductFileRow[]> {
  if (productIds.length === 0) return [];
  return tx
    .selectFrom('product_file')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('product_id', '=', sql<string>`any(${[...productIds]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** How often and how long files may be fetched, by product; a product without a rule has no limit. */
export async function findDownloadRules(
  tx: Tx,
  siteId: string,
  productIds: readonly string[],
): Promise<Row<'download_rule'>[]> {
  if (productIds.length === 0) return [];
  return tx
    .selectFrom('download_rule')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('product_id', '=', sql<string>`any(${[...productIds]}::uuid[])`)
    .execute();
}

/** Bytes that the files of a site take, those that were taken out and are still owed to buyers too. */
export async function countFileBytes(tx: Tx, siteId: string): Promise<bigint> {
  const row = await tx
    .selectFrom('product_file')
    .select(sql<bigint>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('website_id', '=', siteId)
    .executeTakeFirst();
  return row?.bytes ?? 0n;
}

function entitlements(tx: Tx, siteId: string) {
  return tx
    .selectFrom('entitlement as e')
    .innerJoin('product_file as f', (join) =>
      join.onRef('f.website_id', '=', 'e.website_id').onRef('f.id', '=', 'e.product_file_id'),
    )
    .innerJoin('order_line as l', (join) =>
      join.onRef('l.website_id', '=', 'e.website_id').onRef('l.id', '=', 'e.order_line_id'),
    )
    .innerJoin('orders as o', (join) =>
      join.onRef('o.website_id', '=', 'e.website_id').onRef('o.id', '=', 'e.order_id'),
    )
    .selectAll('e')
    .select([
      'f.file_name',
      'f.mime_type',
      'f.bytes',
      'f.storage_key',
      'l.title as product_title',
      'o.number as order_number',
    ])
    .where('e.website_id', '=', siteId)
    .orderBy('o.placed_at', 'desc')
    .orderBy('l.position')
    .orderBy('f.position')
    .orderBy('e.id');
}

/** What the buyer of an order may fetch. */
export async function findEntitlements(tx: Tx, siteId: string, orderId: string): Promise<Entitlement[]> {
  return entitlements(tx, siteId).where('e.order_id', '=', orderId).execute();
}

/** What a site user may fetch, of all their orders, the newest first. */
export async function findEntitlementsOfUser(
  tx: Tx,
  siteId: string,
  siteUserId: string,
): Promise<Entitlement[]> {
  return entitlements(tx, siteId).where('o.site_user_id', '=', siteUserId).limit(500).execute();
}

export async function findEntitlement(tx: Tx, siteId: string, id: string): Promise<Entitlement | undefined> {
  return entitlements(tx, siteId).where('e.id', '=', id).executeTakeFirst();
}
