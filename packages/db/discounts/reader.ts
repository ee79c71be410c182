import type { StoredDiscount } from '@veranda/domain/discounts/stored-discount';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

export type OrderDiscountRecord = RecordOf<'order_discount'>;

/** Discounts that a cart may get: automatic discounts that are switched on, and those of the codes. */
export async function findDiscountsFor(
  tx: SiteTransaction,
  codes: readonly string[],
): Promise<RecordOf<'discount'>[]> {
  return tx
    .selectFrom('discount')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`((code is null and active) or code = any(${[...codes]}::text[]))`)
    .orderBy('id')
    .execute();
}

/** Those of the discounts that a customer has used in an order that still counts. */
export async function findUsedByCustomer(
  tx: SiteTransaction,
  input: { readonly email: string; readonly discountIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('order_discount')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.siteId', '=', 'order_discount.siteId')
        .onRef('orders.id', '=', 'order_discount.orderId'),
    )
    .select('order_discount.discountId')
    .distinct()
    .where('order_discount.siteId', '=', tx.siteId)
    .where('order_discount.email', '=', input.email)
    .where('order_discount.discountId', '=', sql<string>`any(${[...input.discountIds]}::uuid[])`)
    .where('orders.status', '<>', 'abandoned')
    .where('order_discount.counts', '=', true)
    .execute();
  return new Set(rows.flatMap((row) => row.discountId ?? []));
}

/** Filters for the discounts of a site. */
interface DiscountQuery {
  /** A part of the code or the name, in any case; empty for all. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

/** A page of the discounts of a site, the newest first, and how many the search finds. */
export async function readDiscounts(
  tx: SiteTransaction,
  { search, offset, limit }: DiscountQuery,
): Promise<{ rows: RecordOf<'discount'>[]; total: number }> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const base = tx
    .selectFrom('discount')
    .where('siteId', '=', tx.siteId)
    .where('deletedAt', 'is', null)
    .$if(search !== '', (some) => some.where(sql<boolean>`(code::text ilike ${like} or name ilike ${like})`));
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const newest = base.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc');
  return { rows: await newest.offset(offset).limit(limit).execute(), total };
}

/** A discount, locked until the end of the transaction. */
export async function lockDiscount(
  tx: SiteTransaction,
  id: string,
): Promise<RecordOf<'discount'> | undefined> {
  return tx
    .selectFrom('discount')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** True when a code is free, apart from one discount that may have it. */
export async function isCodeFree(
  tx: SiteTransaction,
  input: { readonly code: string; readonly exceptId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('discount')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('code', '=', input.code)
    .where('deletedAt', 'is', null)
    .where('id', '<>', input.exceptId)
    .executeTakeFirst();
  return row === undefined;
}

/** Number of automatic discounts of a site, apart from one. */
export async function countAutomatic(tx: SiteTransaction, exceptId: string): Promise<number> {
  const row = await tx
    .selectFrom('discount')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('siteId', '=', tx.siteId)
    .where('code', 'is', null)
    .where('id', '<>', exceptId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.n ?? 0;
}

/** Discounts of an order. */
export async function findOrderDiscounts(
  tx: SiteTransaction,
  orderId: string,
): Promise<OrderDiscountRecord[]> {
  return tx
    .selectFrom('order_discount')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', orderId)
    .orderBy('discountId')
    .execute();
}

/** The discounts of the first order of a subscription that later charges have too. */
export async function findStoredDiscounts(tx: SiteTransaction, orderId: string): Promise<StoredDiscount[]> {
  return (await findStoredDiscountsOf(tx, [orderId])).get(orderId) ?? [];
}

/** The same of several orders, by their ids; an order without any is left out. */
export async function findStoredDiscountsOf(
  tx: SiteTransaction,
  orderIds: readonly string[],
): Promise<Map<string, StoredDiscount[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('order_discount')
    .select(['orderId', 'renews'])
    .where('siteId', '=', tx.siteId)
    .where('orderId', '=', sql<string>`any(${[...orderIds]}::uuid[])`)
    .where('renews', 'is not', null)
    .orderBy('discountId')
    .execute();
  const byOrder = Map.groupBy(rows, (row) => row.orderId);
  return new Map([...byOrder].map(([id, some]) => [id, some.map((row) => row.renews as StoredDiscount)]));
}
