import { sql } from 'kysely';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Look-ups of one context. */
interface LookUpCount {
  readonly call: 'autocomplete' | 'details';
  readonly productPage: string;
  readonly productSection: string;
  readonly asked: number;
  readonly cached: number;
}

/** Look-ups since a day (`2026-11-01`) by their context, most of them first. */
export async function findLookUps(tx: SiteTransaction, since: string): Promise<LookUpCount[]> {
  const rows = await tx
    .selectFrom('map_look_up')
    .select(['call', 'contextPage as productPage', 'contextSection as productSection'])
    .select(sql<number>`sum(asked)::int`.as('asked'))
    .select(sql<number>`sum(cached)::int`.as('cached'))
    .where('siteId', '=', tx.siteId)
    .where('day', '>=', since)
    .groupBy(['call', 'contextPage', 'contextSection'])
    .orderBy(sql`sum(asked + cached)`, 'desc')
    .orderBy('contextPage')
    .orderBy('contextSection')
    .orderBy('call')
    .execute();
  return rows.map((row) => ({ ...row, call: row.call as LookUpCount['call'] }));
}
