import type { TrackingContext } from '@veranda/domain/maps/tracking-context';
import { sql } from 'kysely';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** One look-up of a place. */
interface LookUp {
  readonly call: 'autocomplete' | 'details';
  readonly context: TrackingContext;
  /** False where the provider was asked. */
  readonly isCached: boolean;
  /** `2026-11-27`, UTC. */
  readonly day: string;
}

/** Counts a look-up under its day and context. */
export async function countLookUp(tx: SiteTransaction, lookUp: LookUp): Promise<void> {
  const { call, context, isCached, day } = lookUp;
  const [asked, cached] = isCached ? [0, 1] : [1, 0];
  await tx
    .insertInto('map_look_up')
    .values(
      ofSite(tx, {
        day,
        call,
        contextPage: context.productPage,
        contextSection: context.productSection,
        asked,
        cached,
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'day', 'call', 'contextPage', 'contextSection']).doUpdateSet({
        asked: sql`map_look_up.asked + excluded.asked`,
        cached: sql`map_look_up.cached + excluded.cached`,
      }),
    )
    .execute();
}
