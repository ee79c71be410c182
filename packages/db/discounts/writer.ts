import { sql, type Transaction } from 'kysely';
import type { NewRow, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Writes a discount. @throws a unique violation (23505) when another one has its code */
export async function insertDiscount(tx: Tx, discount: NewRow<'discount'>): Promise<void> {
  await tx.insertInto('discount').values(discount).execute();
}

/** Changes what an owner sets; how often it was used stays. */
export async function updateDiscount(
  tx: Tx,
  key: { readonly siteId: string; readonly id: string },
  columns: Partial<NewRow<'discount'>>,
): Promise<void> {
  await tx
    .updateTable('discount')
    .set(columns)
    .where('website_id', '=', key.siteId)
    .where('id', '=', key.id)
    .execute();
}

/** Takes a discount away; orders keep their record of it. */
export async function deleteDiscount(tx: Tx, siteId: string, id: string): Promise<void> {
  await updateDiscount(
    tx,
    { siteId, id },
    { deleted_at: sql<Date>`now()` as unknown as Date, active: false },
  );
}

/**
 * Counts one use of each discount for an order, in the order of their ids, under the lock of their rows.
 * @returns false when one of them is used up, switched off, or had before by this customer: nothing may be written then
 */
export async function countUses(
  tx: Tx,
  siteId: string,
  uses: readonly (Omit<NewRow<'order_discount'>, 'website_id'> & { readonly discount_id: string })[],
): Promise<boolean> {
  if (uses.length === 0) return true;
  const ids = uses.map((use) => use.discount_id);
  await tx
    .selectFrom('discount')
    .select('id')
    .where('website_id', '=', siteId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const { rows } = await sql<{ id: string }>`
    update discount set used = used + 1
    where website_id = ${siteId} and id = any(${ids}::uuid[]) and active and deleted_at is null
      and (usage_limit is null or used < usage_limit)
      and not (once_per_customer and exists (
        select from order_discount d join orders o on o.website_id = d.website_id and o.id = d.order_id
        where d.website_id = discount.website_id and d.discount_id = discount.id
          and d.email = ${uses[0]?.email ?? ''} and d.counts and o.status <> 'abandoned'))
    returning id`.execute(tx);
  if (rows.length < uses.length) return false;
  await tx
    .insertInto('order_discount')
    .values(uses.map((use) => ({ website_id: siteId, ...use })))
    .execute();
  return true;
}

/** Writes what an owner has taken off an order: no discount of the shop is used. */
export async function insertOwnDiscounts(
  tx: Tx,
  siteId: string,
  rows: readonly Omit<NewRow<'order_discount'>, 'website_id' | 'discount_id'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('order_discount')
    .values(rows.map((row) => ({ website_id: siteId, discount_id: null, ...row })))
    .execute();
}

/** Gives back the uses of an order that came to nothing. */
export async function releaseDiscounts(tx: Tx, siteId: string, orderId: string): Promise<void> {
  await sql`
    update discount set used = used - 1 where website_id = ${siteId} and id in (
      select d.id from discount d join order_discount o on o.website_id = d.website_id and o.discount_id = d.id
      where d.website_id = ${siteId} and o.order_id = ${orderId} and o.counts order by d.id for update of d)`.execute(
    tx,
  );
}

/** Writes what a later charge of a subscription has of its discounts; it counts against no limit. */
export async function insertRenewedDiscounts(
  tx: Tx,
  rows: readonly Omit<NewRow<'order_discount'>, 'counts'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('order_discount')
    .values(rows.map((row) => ({ ...row, counts: false })))
    .execute();
}
