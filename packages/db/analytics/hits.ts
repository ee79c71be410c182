import { rawKinds, type RawHit } from '@veranda/domain/analytics/hit';
import { sql } from 'kysely';
import type { AnyTransaction, SiteTransaction } from '../platform/site-transaction.ts';

/** Makes the partition of a day (UTC, `2026-11-21`), where there is none. */
export async function ensureHitPartition(tx: AnyTransaction, day: string): Promise<void> {
  await sql`select ensure_visit_partition(${day}::date)`.execute(tx);
}

/** Drops the partitions of days before. @returns how many */
export async function dropHitPartitions(tx: AnyTransaction, before: string): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`
    select drop_visit_partitions(${before}::date) as dropped`.execute(tx);
  return rows[0]?.dropped ?? 0;
}

/** Keeps hits of one site in one statement, and notes their days for the fold. */
export async function keepHits(tx: SiteTransaction, hits: readonly RawHit[], now: Date): Promise<void> {
  const column = <T>(read: (hit: RawHit) => T) => hits.map(read);
  await sql`
    insert into visit_hit (site_id, at, kind, visitor, path, subject, amount, source, campaign, language, country, device)
    select ${tx.siteId}::uuid, * from unnest(
      ${column(({ at }) => at.toISOString())}::timestamptz[],
      ${column(({ kind }) => rawKinds[kind])}::smallint[],
      ${column(({ visitor }) => String(visitor))}::bigint[],
      ${column(({ path }) => path)}::text[],
      ${column(({ subject }) => subject)}::text[],
      ${column(({ amount }) => amount)}::double precision[],
      ${column(({ source }) => source)}::text[],
      ${column(({ campaign }) => campaign)}::text[],
      ${column(({ language }) => language)}::text[],
      ${column(({ country }) => country)}::text[],
      ${column(({ device }) => device)}::text[])`.execute(tx);
  const days = [...new Set(column(({ at }) => at.toISOString().slice(0, 10)))].sort();
  await sql`
    insert into visit_fold (site_id, day, touched_at)
    select ${tx.siteId}::uuid, day, ${now} from unnest(${days}::date[]) as day
    on conflict (site_id, day) do update set touched_at = excluded.touched_at`.execute(tx);
}

/** The salt of a day: the one that is kept, else the given one; those of days before `before` are forgotten. */
export async function keepSalt(
  tx: AnyTransaction,
  { day, salt, before }: { readonly day: string; readonly salt: Uint8Array; readonly before: string },
): Promise<Uint8Array> {
  await sql`delete from visit_salt where day < ${before}::date`.execute(tx);
  await sql`insert into visit_salt (day, salt) values (${day}::date, ${salt}) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ salt: Uint8Array }>`
    select salt from visit_salt where day = ${day}::date`.execute(tx);
  return rows[0]?.salt ?? salt;
}
