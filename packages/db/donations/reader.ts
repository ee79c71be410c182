import type { Fund } from '@veranda/domain/donations/fund';
import { sql } from 'kysely';
import type { RecordOf } from '../schema.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** A fund with what has come in for it: captured less what was refunded, of orders that stand. */
export interface FundWithGifts extends Fund {
  readonly version: bigint;
  readonly raisedMinor: bigint;
  readonly giftCount: number;
}

/** The funds of a site by name. */
export async function findFunds(tx: SiteTransaction): Promise<FundWithGifts[]> {
  const { rows } = await fundRows(tx, null);
  return rows.map(toFund);
}

/** A fund; null when there is none. */
export async function findFund(tx: SiteTransaction, id: string): Promise<FundWithGifts | null> {
  const { rows } = await fundRows(tx, [id]);
  return rows[0] ? toFund(rows[0]) : null;
}

/** Funds by their ids; those that are gone are left out. */
export async function findFundsById(tx: SiteTransaction, ids: readonly string[]): Promise<FundWithGifts[]> {
  if (ids.length === 0) return [];
  const { rows } = await fundRows(tx, ids);
  return rows.map(toFund);
}

/**
 * The version of a fund that nobody else changes before the end of the transaction; null when there is none.
 */
export async function lockFund(tx: SiteTransaction, id: string): Promise<bigint | null> {
  const row = await tx
    .selectFrom('fund')
    .select('version')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row?.version ?? null;
}

/** Thank-you text for the donor of an order, also when its fund is gone; '' for nothing. */
export async function findThanksOfOrder(tx: SiteTransaction, orderId: string): Promise<string> {
  const row = await tx
    .selectFrom('order_line as line')
    .innerJoin('fund', (join) =>
      join.onRef('fund.siteId', '=', 'line.siteId').onRef('fund.id', '=', 'line.productId'),
    )
    .select('fund.thanks')
    .where('line.siteId', '=', tx.siteId)
    .where('line.orderId', '=', orderId)
    .executeTakeFirst();
  return row?.thanks ?? '';
}

type FundRow = Omit<RecordOf<'fund'>, 'suggestedMinor'> & {
  readonly suggested: string[];
  readonly raised: bigint;
  readonly gifts: number;
};

// A donation is alone in its order, so that what the order has taken is what was given.
function fundRows(tx: SiteTransaction, ids: readonly string[] | null) {
  return sql<FundRow>`
    select f.site_id, f.id, f.name, f.description, f.suggested_minor::text[] as suggested, f.own_amount, f.least_minor,
      f.most_minor, f.monthly, f.goal_minor, f.thanks, f.image_id, f.is_open, f.version, f.created_at, f.updated_at,
      f.deleted_at, coalesce(given.raised, 0)::bigint as raised, coalesce(given.gifts, 0)::int as gifts
    from fund f
    left join lateral (
      select sum(p.captured_minor - p.refunded_minor) as raised, count(distinct o.id) as gifts
      from order_line l
      join orders o on o.site_id = l.site_id and o.id = l.order_id and o.number is not null and o.status <> 'canceled'
      join payment p on p.site_id = o.site_id and p.order_id = o.id and p.captured_minor > 0
      where l.site_id = f.site_id and l.product_id = f.id and l.product_type = 6) given on true
    where f.site_id = ${tx.siteId} and f.deleted_at is null
      and (${ids === null} or f.id = any(${ids === null ? [] : [...ids]}::uuid[]))
    order by lower(f.name), f.id
    limit 500`.execute(tx);
}

function toFund(row: FundRow): FundWithGifts {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    suggestedMinor: row.suggested.map(BigInt),
    takesOwnAmount: row.ownAmount,
    leastMinor: row.leastMinor,
    mostMinor: row.mostMinor,
    takesMonthly: row.monthly,
    goalMinor: row.goalMinor,
    thanks: row.thanks,
    imageId: row.imageId,
    isOpen: row.isOpen,
    version: row.version,
    raisedMinor: row.raised,
    giftCount: row.gifts,
  };
}
