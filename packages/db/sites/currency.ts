import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** The currency that a site sells in now. */
export async function findCurrency(tx: SiteTransaction): Promise<string> {
  const site = tx.selectFrom('site').select('currency').where('id', '=', tx.siteId);
  return (await site.executeTakeFirstOrThrow()).currency;
}

/**
 * The same, for writers of sums in it: it does not change until the transaction ends. Others may write sums
 * in the meantime. To be asked for before any row is locked, since a change of the currency locks many.
 */
export async function holdCurrency(tx: SiteTransaction): Promise<string> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('currency'), hashtext(${tx.siteId}))`.execute(tx);
  return findCurrency(tx);
}

/**
 * The same, for a change of it: it waits for all holders, and writers of sums wait until the transaction
 * ends.
 */
export async function lockCurrency(tx: SiteTransaction): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('currency'), hashtext(${tx.siteId}))`.execute(tx);
  return findCurrency(tx);
}

/** An amount of something that is sold, given or taken off. */
interface NamedAmount {
  readonly name: string;
  readonly minor: bigint;
}

/**
 * Amounts of products, discounts and funds that are no multiple of `unit` minor units, at most `limit`, by
 * name. `major` is how many minor units make a major one.
 */
export async function findOddAmounts(
  tx: SiteTransaction,
  asked: { readonly unit: bigint; readonly major: bigint; readonly limit: number },
): Promise<NamedAmount[]> {
  const { rows } = await sql<NamedAmount>`
    select distinct name, minor from (
      select p.title as name, unnest(array[v.price_minor, v.sale_price_minor]) as minor
      from variant v join product p on p.site_id = v.site_id and p.id = v.product_id
      where v.site_id = ${tx.siteId} and v.deleted_at is null and p.deleted_at is null
      union all
      select name, unnest(array[minimum_minor, ((effect->>'amount')::numeric * ${asked.major}::bigint)::bigint])
      from discount where site_id = ${tx.siteId} and deleted_at is null
      union all
      select name, unnest(suggested_minor || least_minor || most_minor || goal_minor)
      from fund where site_id = ${tx.siteId} and deleted_at is null) a
    where minor % ${asked.unit}::bigint <> 0
    order by name, minor limit ${asked.limit}`.execute(tx);
  return rows;
}

/**
 * Multiplies every amount that is kept in minor units of the site's own currency by `times` / `by`, so that
 * 12.00 stays 12 where a currency has no cents. Deleted amounts, and those that carts remember to have seen,
 * are rounded down. Whoever has read a product before has read another version of it.
 */
export async function rescaleAmounts(
  tx: SiteTransaction,
  { times, by }: { readonly times: bigint; readonly by: bigint },
): Promise<void> {
  const scaled = (column: string) => sql`${sql.ref(column)} * ${times}::bigint / ${by}::bigint`;
  await sql`
    update product set version = version + 1, updated_at = now()
    where site_id = ${tx.siteId} and deleted_at is null`.execute(tx);
  await sql`
    update variant set price_minor = ${scaled('priceMinor')}, sale_price_minor = ${scaled('salePriceMinor')}
    where site_id = ${tx.siteId}`.execute(tx);
  await sql`
    update listing_row set from_price_minor = ${scaled('fromPriceMinor')},
      regular_price_minor = ${scaled('regularPriceMinor')}
    where site_id = ${tx.siteId}`.execute(tx);
  await sql`
    update discount set minimum_minor = ${scaled('minimumMinor')} where site_id = ${tx.siteId}`.execute(tx);
  await sql`
    update fund set least_minor = greatest(1, ${scaled('leastMinor')}), most_minor = greatest(1, ${scaled('mostMinor')}),
      goal_minor = case when goal_minor is not null then greatest(1, ${scaled('goalMinor')}) end,
      suggested_minor = array(select ${scaled('one')} from unnest(suggested_minor) with ordinality u (one, place)
        order by place)
    where site_id = ${tx.siteId}`.execute(tx);
  await sql`
    update cart_entry e set unit_minor_seen = ${scaled('e.unitMinorSeen')}
    from cart c where e.site_id = ${tx.siteId} and c.site_id = e.site_id and c.id = e.cart_id
      and c.status = 'open' and c.purpose <> 'draft'`.execute(tx);
}
