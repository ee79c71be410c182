import { sql } from 'kysely';
import type { NewRecord } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Writes a discount. @throws a unique violation (23505) when another one has its code */
export async function insertDiscount(tx: SiteTransaction, discount: NewRecord<'discount'>): Promise<void> {
  await tx.insertInto('discount').values(ofSite(tx, discount)).execute();
}

/** Changes what an owner sets; how often it was used stays. */
export async function updateDiscount(
  tx: SiteTransaction,
  id: string,
  columns: Partial<NewRecord<'discount'>>,
): Promise<void> {
  await tx
    .updateTable('discount')
    .set(columns)
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .execute();
}

/** Removes a discount; orders keep their record of it. */
export async function deleteDiscount(tx: SiteTransaction, id: string): Promise<void> {
  await updateDiscount(tx, id, { deletedAt: sql<Date>`now()` as unknown as Date, active: false });
}

/**
 * Counts one use of each discount for an order, in the order of their ids, under the lock of their rows.
 * @returns false when one of them is used up, switched off, or had before by this customer: nothing may be
 * written then
 */
export async function countUses(
  tx: SiteTransaction,
  uses: readonly (Omit<NewRecord<'order_discount'>, 'siteId'> & { readonly discountId: string })[],
): Promise<boolean> {
  if (uses.length === 0) return true;
  const ids = uses.map((use) => use.discountId);
  await tx
    .selectFrom('discount')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ id: string }>`
    update discount set used = used + 1
    where site_id = ${tx.siteId} and id = any(${ids}::uuid[]) and active and deleted_at is null
      and (usage_limit is null or used < usage_limit)
      and not (once_per_customer and exists (
        select from order_discount d join orders o on o.site_id = d.site_id and o.id = d.order_id
        where d.site_id = discount.site_id and d.discount_id = discount.id
          and d.email = ${uses[0]?.email ?? ''} and d.counts and o.status <> 'abandoned'))
    returning id`.execute(tx);
  if (rows.length < uses.length) return false;
  await tx
    .insertInto('order_discount')
    .values(uses.map((use) => ({ siteId: tx.siteId, ...use })))
    .execute();
  return true;
}

/** Writes what an owner has taken off an order: no discount of the shop is used. */
export async function insertOwnDiscounts(
  tx: SiteTransaction,
  rows: readonly Omit<NewRecord<'order_discount'>, 'siteId' | 'discountId'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('order_discount')
    .values(rows.map((row) => ({ siteId: tx.siteId, discountId: null, ...row })))
    .execute();
}

/** Releases the uses of an order that failed. */
export async function releaseDiscounts(tx: SiteTransaction, orderId: string): Promise<void> {
  await sql`
    update discount set used = used - 1 where site_id = ${tx.siteId} and id in (
      select d.id from discount d join order_discount o on o.site_id = d.site_id and o.discount_id = d.id
      where d.site_id = ${tx.siteId} and o.order_id = ${orderId} and o.counts order by d.id for update of d)`.execute(
    tx,
  );
}

/** Writes what a later charge of a subscription has of its discounts; it counts against no limit. */
export async function insertRenewedDiscounts(
  tx: SiteTransaction,
  rows: readonly Omit<NewRecord<'order_discount'>, 'counts'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('order_discount')
    .values(rows.map((row) => ofSite(tx, { ...row, counts: false })))
    .execute();
}
