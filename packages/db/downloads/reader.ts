import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

type ProductFileRow = RecordOf<'product_file'>;

/** A file that a buyer may download, and the terms it was sold with. */
export interface Entitlement extends RecordOf<'entitlement'> {
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: bigint;
  readonly storageKey: string;
  readonly productTitle: string;
  readonly orderNumber: number | null;
}

/** The files of products as they are sold now, in order. */
export async function findFiles(
  tx: SiteTransaction,
  productIds: readonly string[],
): Promise<ProductFileRow[]> {
  if (productIds.length === 0) return [];
  return tx
    .selectFrom('product_file')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', sql<string>`any(${[...productIds]}::uuid[])`)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Limits of downloads, in number and time, by product; a product without a rule has no limit. */
export async function findDownloadRules(
  tx: SiteTransaction,
  productIds: readonly string[],
): Promise<RecordOf<'download_rule'>[]> {
  if (productIds.length === 0) return [];
  return tx
    .selectFrom('download_rule')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('productId', '=', sql<string>`any(${[...productIds]}::uuid[])`)
    .execute();
}

/** Bytes that the files of a site take, those that were taken out and are still owed to buyers too. */
export async function countFileBytes(tx: SiteTransaction): Promise<bigint> {
  const row = await tx
    .selectFrom('product_file')
    .select(sql<bigint>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('siteId', '=', tx.siteId)
    .executeTakeFirst();
  return row?.bytes ?? 0n;
}

function entitlements(tx: SiteTransaction) {
  return tx
    .selectFrom('entitlement as e')
    .innerJoin('product_file as f', (join) =>
      join.onRef('f.siteId', '=', 'e.siteId').onRef('f.id', '=', 'e.productFileId'),
    )
    .innerJoin('order_line as l', (join) =>
      join.onRef('l.siteId', '=', 'e.siteId').onRef('l.id', '=', 'e.orderLineId'),
    )
    .innerJoin('orders as o', (join) =>
      join.onRef('o.siteId', '=', 'e.siteId').onRef('o.id', '=', 'e.orderId'),
    )
    .selectAll('e')
    .select([
      'f.fileName',
      'f.mimeType',
      'f.bytes',
      'f.storageKey',
      'l.title as productTitle',
      'o.number as orderNumber',
    ])
    .where('e.siteId', '=', tx.siteId)
    .orderBy('o.placedAt', 'desc')
    .orderBy('l.position')
    .orderBy('f.position')
    .orderBy('e.id');
}

/** Files that the buyer of an order may download. */
export async function findEntitlements(tx: SiteTransaction, orderId: string): Promise<Entitlement[]> {
  return entitlements(tx).where('e.orderId', '=', orderId).execute();
}

/** Files that a site user may download, from all their orders, the newest first. */
export async function findEntitlementsOfUser(
  tx: SiteTransaction,
  siteUserId: string,
): Promise<Entitlement[]> {
  return entitlements(tx).where('o.siteUserId', '=', siteUserId).limit(500).execute();
}

export async function findEntitlement(tx: SiteTransaction, id: string): Promise<Entitlement | undefined> {
  return entitlements(tx).where('e.id', '=', id).executeTakeFirst();
}
