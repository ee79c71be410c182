import { rawKinds } from '@veranda/domain/analytics/hit';
import { maxValues, visitGapMinutes } from '@veranda/domain/analytics/sums';
import { sql } from 'kysely';
import type { GlobalTransaction, SiteTransaction } from '../platform/site-transaction.ts';

/** A day (UTC) of a site whose hits are to be folded. */
export interface DueDay {
  readonly siteId: string;
  readonly day: string;
  readonly touchedAt: string;
}

/** Days with hits that are not in the sums yet; one that took long waits thirty times as long between two folds. */
export async function findDueDays(tx: GlobalTransaction, now: Date, limit: number): Promise<DueDay[]> {
  const { rows } = await sql<DueDay>`
    select site_id as "siteId", day::text as day, touched_at::text as "touchedAt" from visit_fold
    where folded_at is null or folded_at + greatest(interval '60 s', took_ms * 30 * interval '1 ms') <= ${now}
    order by folded_at nulls first limit ${limit}`.execute(tx);
  return rows;
}

/** Notes that a day is folded: it is done with, unless hits have come since it was looked for. */
export async function noteFolded(
  tx: GlobalTransaction,
  { siteId, day, touchedAt }: DueDay,
  fold: { readonly at: Date; readonly tookMs: number },
): Promise<void> {
  await sql`delete from visit_fold
    where site_id = ${siteId} and day = ${day}::date and touched_at = ${touchedAt}::timestamptz`.execute(tx);
  await sql`update visit_fold set folded_at = ${fold.at}, took_ms = ${fold.tookMs}
    where site_id = ${siteId} and day = ${day}::date`.execute(tx);
}

/** Puts a day whose fold failed behind all others that are due. */
export async function deferFold(tx: GlobalTransaction, { siteId, day }: DueDay, at: Date): Promise<void> {
  await sql`update visit_fold set folded_at = ${at}
    where site_id = ${siteId} and day = ${day}::date`.execute(tx);
}

interface FoldedDay {
  /** Of the site's clock. */
  readonly day: string;
  readonly timeZone: string;
}

/**
 * Writes the sums of a day anew from its raw hits: however often it runs, the sums are those of the hits. One fold of a
 * site and day runs at a time.
 */
export async function foldDay(tx: SiteTransaction, { day, timeZone }: FoldedDay): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`fold ${tx.siteId} ${day}`}))`.execute(tx);
  await sql`delete from visit_sum where site_id = ${tx.siteId} and day = ${day}::date`.execute(tx);
  await sql`
    with ${rawHits(tx.siteId, { day, timeZone })},
    ${visitsOfHits},
    ${sumsOfVisits},
    ${sumsOfHits},
    ranked as (
      select *, row_number() over (partition by dimension order by visits desc, value) as place
      from (select * from visit_sums union all select * from hit_sums) as sums
    )
    insert into visit_sum (site_id, day, dimension, value, events, views, visits, visitors, bounces)
    select ${tx.siteId}::uuid, ${day}::date, dimension, value, events, views, visits, visitors, bounces
    from ranked where place <= ${maxValues}`.execute(tx);
}

// Hits of the day, each with whether a visit begins with it, and the number of its visit.
function rawHits(siteId: string, { day, timeZone }: FoldedDay) {
  return sql`raw as materialized (
      select *, (at at time zone ${timeZone}) as local,
        case when at - lag(at) over w <= make_interval(mins => ${visitGapMinutes}) then 0 else 1 end as begins
      from visit_hit
      where site_id = ${siteId} and kind <> ${rawKinds.vital}
        and at >= (${day}::date)::timestamp at time zone ${timeZone}
        and at < (${day}::date + 1)::timestamp at time zone ${timeZone}
      window w as (partition by visitor order by at)
    ),
    hits as materialized (
      select *, sum(begins) over (partition by visitor order by at rows unbounded preceding) as visit from raw
    )`;
}

// What a page alone tells where visitors come from by.
const isPage = sql`kind in (${rawKinds.pageView}, ${rawKinds.siteSearch})`;

const visitsOfHits = sql`visits as materialized (
      select visitor, visit, min(local) as began,
        count(*) filter (where kind = ${rawKinds.pageView}) as views,
        coalesce((array_agg(source order by at) filter (where ${isPage}))[1], '') as source,
        coalesce((array_agg(campaign order by at) filter (where ${isPage}))[1], '') as campaign,
        (array_agg(language order by at))[1] as language, (array_agg(country order by at))[1] as country,
        (array_agg(device order by at))[1] as device,
        (array_agg(path order by at) filter (where kind = ${rawKinds.pageView}))[1] as entry,
        case when count(*) filter (where kind not in (${rawKinds.heartbeat}, ${rawKinds.buttonSeen},
          ${rawKinds.formSeen}, ${rawKinds.productSeen}, ${rawKinds.cartSeen})
          and not (kind = ${rawKinds.popup} and subject = 'open')) <= 1 then 1 else 0 end as bounce
      from hits group by visitor, visit
    )`;

const sumsOfVisits = sql`visit_sums as (
      select 'all' as dimension, '' as value, 0 as events, sum(views) as views, count(*) as visits,
        count(distinct visitor) as visitors, sum(bounce) as bounces from visits having count(*) > 0
      union all
      select 'hour', to_char(began, 'HH24'), 0, sum(views), count(*), count(distinct visitor), sum(bounce)
      from visits group by 2
      union all
      select dimension, value, 0, sum(views), count(*), count(distinct visitor), sum(bounce)
      from visits cross join lateral (values ('source', source), ('campaign', campaign), ('language', language),
        ('country', country), ('device', device), ('entry', coalesce(entry, ''))) as each (dimension, value)
      where value <> '' or dimension = 'source' group by 1, 2
    )`;

const sumsOfHits = sql`hit_sums as (
      select 'page' as dimension, path as value, count(*) filter (where kind = ${rawKinds.heartbeat}),
        count(*) filter (where kind = ${rawKinds.pageView}),
        count(distinct (visitor, visit)), count(distinct visitor), 0
      from hits where kind in (${rawKinds.pageView}, ${rawKinds.heartbeat}) group by path
      union all
      select 'search', lower(subject), count(*), 0, count(distinct (visitor, visit)), count(distinct visitor),
        count(*) filter (where amount = 0)
      from hits where kind = ${rawKinds.siteSearch} and subject <> '' group by lower(subject)
      union all
      select 'kind ' || kind, subject, count(*), 0, count(distinct (visitor, visit)), count(distinct visitor), 0
      from hits where kind > 100 or kind in (${rawKinds.audio}, ${rawKinds.video}) group by kind, subject
      union all
      select 'kind ' || kind || ' all', '', count(*), 0, count(distinct (visitor, visit)), count(distinct visitor), 0
      from hits where kind >= ${rawKinds.productSeen} group by kind
    )`;

/** Hashes of the visitors of a day of the site's clock, each once. */
export async function findVisitors(tx: SiteTransaction, { day, timeZone }: FoldedDay): Promise<bigint[]> {
  const { rows } = await sql<{ visitor: string }>`
    select distinct visitor::text as visitor from visit_hit
    where site_id = ${tx.siteId} and kind <> ${rawKinds.vital}
      and at >= (${day}::date)::timestamp at time zone ${timeZone}
      and at < (${day}::date + 1)::timestamp at time zone ${timeZone}`.execute(tx);
  return rows.map(({ visitor }) => BigInt(visitor));
}

/** Keeps the sketch of a day. */
export async function keepSketch(tx: SiteTransaction, day: string, sketch: Uint8Array): Promise<void> {
  await sql`insert into visitor_sketch (site_id, day, sketch) values (${tx.siteId}, ${day}::date, ${sketch})
    on conflict (site_id, day) do update set sketch = excluded.sketch`.execute(tx);
}

/** Values of web vitals of a day, a row each. */
export async function findVitals(
  tx: SiteTransaction,
  { day, timeZone }: FoldedDay,
): Promise<{ path: string; vital: string; value: number }[]> {
  const { rows } = await sql<{ path: string; vital: string; value: number }>`
    select path, subject as vital, amount as value from visit_hit
    where site_id = ${tx.siteId} and kind = ${rawKinds.vital}
      and at >= (${day}::date)::timestamp at time zone ${timeZone}
      and at < (${day}::date + 1)::timestamp at time zone ${timeZone}`.execute(tx);
  return rows;
}

/** A step of the distribution of a web vital on a page. */
export interface SpeedStep {
  readonly path: string;
  readonly vital: string;
  readonly step: number;
  readonly loads: number;
}

/** Writes the distributions of a day anew. */
export async function keepSpeed(
  tx: SiteTransaction,
  day: string,
  steps: readonly SpeedStep[],
): Promise<void> {
  await sql`delete from speed_sum where site_id = ${tx.siteId} and day = ${day}::date`.execute(tx);
  if (steps.length === 0) return;
  await sql`insert into speed_sum (site_id, day, path, vital, step, loads)
    select ${tx.siteId}::uuid, ${day}::date, * from unnest(
      ${steps.map(({ path }) => path)}::text[], ${steps.map(({ vital }) => vital)}::text[],
      ${steps.map(({ step }) => step)}::smallint[], ${steps.map(({ loads }) => loads)}::integer[])`.execute(
    tx,
  );
}
