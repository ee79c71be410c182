import type { KeptDiscount } from '@veranda/domain/discounts/kept-discount';
import { sql, type Transaction } from 'kysely';
import type { Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** What may be given to a cart: automatic discounts that are switched on, and those of the codes. */
export async function findDiscountsFor(
  tx: Tx,
  siteId: string,
  codes: readonly string[],
): Promise<Row<'discount'>[]> {
  return tx
    .selectFrom('discount')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`((code is null and active) or code = any(${[...codes]}::text[]))`)
    .orderBy('id')
    .execute();
}

/** Which of these discounts a customer has had in an order that stands. */
export async function findUsedByCustomer(
  tx: Tx,
  siteId: string,
  asked: { readonly email: string; readonly discountIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('order_discount')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.website_id', '=', 'order_discount.website_id')
        .onRef('orders.id', '=', 'order_discount.order_id'),
    )
    .select('order_discount.discount_id')
    .distinct()
    .where('order_discount.website_id', '=', siteId)
    .where('order_discount.email', '=', asked.email)
    .where('order_discount.discount_id', '=', sql<string>`any(${[...asked.discountIds]}::uuid[])`)
    .where('orders.status', '<>', 'abandoned')
    .where('order_discount.counts', '=', true)
    .execute();
  return new Set(rows.flatMap((row) => row.discount_id ?? []));
}

/** Which discounts of a site are listed. */
export interface DiscountQuery {
  /** A part of the code or the name, in any case; empty for all. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
}

/** A page of the discounts of a site, the newest first, and how many the search finds. */
export async function readDiscounts(
  tx: Tx,
  siteId: string,
  { search, offset, limit }: DiscountQuery,
): Promise<{ rows: Row<'discount'>[]; total: number }> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const base = tx
    .selectFrom('discount')
    .where('website_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .$if(search !== '', (some) => some.where(sql<boolean>`(code::text ilike ${like} or name ilike ${like})`));
  const { total } = await base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const newest = base.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  return { rows: await newest.offset(offset).limit(limit).execute(), total };
}

/** A discount, locked until the end of the transaction. */
export async function lockDiscount(tx: Tx, siteId: string, id: string): Promise<Row<'discount'> | undefined> {
  return tx
    .selectFrom('discount')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a code is free, apart from one discount that may have it. */
export async function isCodeFree(
  tx: Tx,
  siteId: string,
  asked: { readonly code: string; readonly exceptId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('discount')
    .select('id')
    .where('website_id', '=', siteId)
    .where('code', '=', asked.code)
    .where('deleted_at', 'is', null)
    .where('id', '<>', asked.exceptId)
    .executeTakeFirst();
  return row === undefined;
}

/** How many automatic discounts a site has, apart from one. */
export async function countAutomatic(tx: Tx, siteId: string, exceptId: string): Promise<number> {
  const row = await tx
    .selectFrom('discount')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('website_id', '=', siteId)
    .where('code', 'is', null)
    .where('id', '<>', exceptId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.n ?? 0;
}

/** What an order was given. */
export async function findOrderDiscounts(
  tx: Tx,
  siteId: string,
  orderId: string,
): Promise<Row<'order_discount'>[]> {
  return tx
    .selectFrom('order_discount')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('discount_id')
    .execute();
}

/** The discounts of the first order of a subscription that later charges have too. */
export async function findKeptDiscounts(tx: Tx, siteId: string, orderId: string): Promise<KeptDiscount[]> {
  return (await findKeptDiscountsOf(tx, siteId, [orderId])).get(orderId) ?? [];
}

/** The same of several orders, by their ids; an order without any is left out. */
export async function findKeptDiscountsOf(
  tx: Tx,
  siteId: string,
  orderIds: readonly string[],
): Promise<Map<string, KeptDiscount[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('order_discount')
    .select(['order_id', 'renews'])
    .where('website_id', '=', siteId)
    .where('order_id', '=', sql<string>`any(${[...orderIds]}::uuid[])`)
    .where('renews', 'is not', null)
    .orderBy('discount_id')
    .execute();
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...byOrder].map(([id, some]) => [id, some.map((row) => row.renews as KeptDiscount)]));
}
