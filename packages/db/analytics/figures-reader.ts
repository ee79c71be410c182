import type { Period } from '@veranda/domain/analytics/period';
import { rawKinds } from '@veranda/domain/analytics/hit';
import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Sums of a value of a dimension over a period. */
export interface SummedValue {
  readonly value: string;
  readonly events: number;
  readonly views: number;
  readonly visits: number;
  readonly bounces: number;
}

const sums = sql`sum(events)::float8 as events, sum(views)::float8 as views, sum(visits)::float8 as visits,
  sum(bounces)::float8 as bounces`;

/** The values of a dimension over a period, those with the most visits first. */
export async function readValues(
  tx: SiteTransaction,
  dimension: string,
  { period, limit }: { readonly period: Period; readonly limit: number },
): Promise<SummedValue[]> {
  const { rows } = await sql<SummedValue>`
    select value, ${sums} from visit_sum
    where site_id = ${tx.siteId} and dimension = ${dimension}
      and day between ${period.from}::date and ${period.to}::date
    group by value order by sum(visits) desc, sum(events) desc, value limit ${limit}`.execute(tx);
  return rows;
}

/** Words of searches that found nothing, those that were searched for most often first. */
export async function readFruitlessSearches(
  tx: SiteTransaction,
  { period, limit }: { readonly period: Period; readonly limit: number },
): Promise<{ readonly value: string; readonly times: number }[]> {
  // Searches that found nothing are counted in the place of bounces.
  const { rows } = await sql<{ value: string; times: number }>`
    select value, sum(bounces)::float8 as times from visit_sum
    where site_id = ${tx.siteId} and dimension = 'search' and bounces > 0
      and day between ${period.from}::date and ${period.to}::date
    group by value order by 2 desc, value limit ${limit}`.execute(tx);
  return rows;
}

/** The whole of each day of a period that has visits. */
export async function readDays(
  tx: SiteTransaction,
  period: Period,
): Promise<(SummedValue & { readonly day: string; readonly visitors: number })[]> {
  const { rows } = await sql<SummedValue & { day: string; visitors: number }>`
    select day::text as day, value, events, views, visits, visitors, bounces from visit_sum
    where site_id = ${tx.siteId} and dimension = 'all'
      and day between ${period.from}::date and ${period.to}::date order by day`.execute(tx);
  return rows;
}

/** True where anything was ever summed up. */
export async function hasSums(tx: SiteTransaction): Promise<boolean> {
  const { rows } = await sql`select 1 from visit_sum where site_id = ${tx.siteId} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Sketches of the visitors of the days of a period. */
export async function readSketches(tx: SiteTransaction, period: Period): Promise<Uint8Array[]> {
  const { rows } = await sql<{ sketch: Uint8Array }>`
    select sketch from visitor_sketch
    where site_id = ${tx.siteId} and day between ${period.from}::date and ${period.to}::date`.execute(tx);
  return rows.map(({ sketch }) => sketch);
}

/** Distribution of a web vital on a page over a period; `path` '' is the whole site. */
export interface SummedStep {
  readonly path: string;
  readonly vital: string;
  readonly step: number;
  readonly loads: number;
}

/** Distributions of the web vitals of the pages with the most loads. */
export async function readSpeed(
  tx: SiteTransaction,
  { period, pages }: { readonly period: Period; readonly pages: number },
): Promise<SummedStep[]> {
  const { rows } = await sql<SummedStep>`
    with loaded as materialized (
      select path, vital, step, sum(loads)::float8 as loads from speed_sum
      where site_id = ${tx.siteId} and day between ${period.from}::date and ${period.to}::date
      group by path, vital, step
    ),
    shown as (select path from loaded group by path order by sum(loads) desc, path limit ${pages})
    select '' as path, vital, step, sum(loads)::float8 as loads from loaded group by vital, step
    union all
    select path, vital, step, loads from loaded where path in (select path from shown)`.execute(tx);
  return rows;
}

/** Visitors of the last minutes, by minute and by the page that each looked at last. */
export async function readLive(
  tx: SiteTransaction,
  since: Date,
): Promise<{
  readonly visitors: number;
  readonly minutes: { readonly minute: string; readonly visitors: number; readonly views: number }[];
  readonly pages: { readonly path: string; readonly visitors: number }[];
}> {
  const recent = sql`from visit_hit where site_id = ${tx.siteId} and at >= ${since}
    and kind in (${rawKinds.pageView}, ${rawKinds.siteSearch}, ${rawKinds.heartbeat})`;
  const all = await sql<{
    visitors: number;
  }>`select count(distinct visitor)::int as visitors ${recent}`.execute(tx);
  const minutes = await sql<{ minute: string; visitors: number; views: number }>`
    select to_char(date_trunc('minute', at at time zone 'UTC'), 'YYYY-MM-DD"T"HH24:MI:00"Z"') as minute,
      count(distinct visitor)::int as visitors, count(*) filter (where kind = ${rawKinds.pageView})::int as views
    ${recent} group by 1 order by 1`.execute(tx);
  const pages = await sql<{ path: string; visitors: number }>`
    select path, count(*)::int as visitors
    from (select distinct on (visitor) visitor, path ${recent} order by visitor, at desc) as last
    group by path order by 2 desc, 1 limit 50`.execute(tx);
  return { visitors: all.rows[0]?.visitors ?? 0, minutes: minutes.rows, pages: pages.rows };
}
