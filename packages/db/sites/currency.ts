import { sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** The currency that a site sells in now. */
export async function findCurrency(tx: Tx, siteId: string): Promise<string> {
  const site = tx.selectFrom('website').select('currency').where('id', '=', siteId);
  return (await site.executeTakeFirstOrThrow()).currency;
}

/**
 * The same, for who writes sums in it: it changes for nobody until the transaction ends. Others may write sums meanwhile. To be
 * asked for before any row is locked, since a change of the currency locks many.
 */
export async function holdCurrency(tx: Tx, siteId: string): Promise<string> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('currency'), hashtext(${siteId}))`.execute(tx);
  return findCurrency(tx, siteId);
}

/** The same, for who changes it: all who hold it are waited for, and who wants to write sums waits until the transaction ends. */
export async function lockCurrency(tx: Tx, siteId: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('currency'), hashtext(${siteId}))`.execute(tx);
  return findCurrency(tx, siteId);
}

/** An amount of something that is sold, given or taken off. */
export interface NamedAmount {
  readonly name: string;
  readonly minor: bigint;
}

/**
 * Amounts of products, discounts and funds that are no multiple of `unit` minor units, at most `limit`, by name. `major` is
 * how many minor units make a major one.
 */
export async function findOddAmounts(
  tx: Tx,
  siteId: string,
  asked: { readonly unit: bigint; readonly major: bigint; readonly limit: number },
): Promise<NamedAmount[]> {
  const { rows } = await sql<NamedAmount>`
    select distinct name, minor from (
      select p.title as name, unnest(array[v.price_minor, v.sale_price_minor]) as minor
      from variant v join product p on p.website_id = v.website_id and p.id = v.product_id
      where v.website_id = ${siteId} and v.deleted_at is null and p.deleted_at is null
      union all
      select name, unnest(array[minimum_minor, ((effect->>'amount')::numeric * ${asked.major}::bigint)::bigint])
      from discount where website_id = ${siteId} and deleted_at is null
      union all
      select name, unnest(suggested_minor || least_minor || most_minor || goal_minor)
      from fund where website_id = ${siteId} and deleted_at is null) a
    where minor % ${asked.unit}::bigint <> 0
    order by name, minor limit ${asked.limit}`.execute(tx);
  return rows;
}

/**
 * Multiplies every amount that is kept in minor units of the site's own currency by `times` / `by`, so that 12.00 stays 12
 * where a currency has no cents. What is deleted, and what carts remember to have seen, is rounded down. Whoever has read a
 * product before has read another version of it.
 */
export async function rescaleAmounts(
  tx: Tx,
  siteId: string,
  { times, by }: { readonly times: bigint; readonly by: bigint },
): Promise<void> {
  const scaled = (column: string) => sql`${sql.ref(column)} * ${times}::bigint / ${by}::bigint`;
  await sql`
    update product set version = version + 1, updated_at = now()
    where website_id = ${siteId} and deleted_at is null`.execute(tx);
  await sql`
    update variant set price_minor = ${scaled('price_minor')}, sale_price_minor = ${scaled('sale_price_minor')}
    where website_id = ${siteId}`.execute(tx);
  await sql`
    update listing_row set from_price_minor = ${scaled('from_price_minor')},
      regular_price_minor = ${scaled('regular_price_minor')}
    where website_id = ${siteId}`.execute(tx);
  await sql`
    update discount set minimum_minor = ${scaled('minimum_minor')} where website_id = ${siteId}`.execute(tx);
  await sql`
    update fund set least_minor = greatest(1, ${scaled('least_minor')}), most_minor = greatest(1, ${scaled('most_minor')}),
      goal_minor = case when goal_minor is not null then greatest(1, ${scaled('goal_minor')}) end,
      suggested_minor = array(select ${scaled('one')} from unnest(suggested_minor) with ordinality u (one, place)
        order by place)
    where website_id = ${siteId}`.execute(tx);
  await sql`
    update cart_entry e set unit_minor_seen = ${scaled('e.unit_minor_seen')}
    from cart c where e.website_id = ${siteId} and c.website_id = e.website_id and c.id = e.cart_id
      and c.status = 'open' and c.purpose <> 'draft'`.execute(tx);
}
