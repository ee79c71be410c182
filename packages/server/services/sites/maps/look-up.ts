import { countLookUp } from '@veranda/db/maps/writer';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { type TrackingContext, trackingContext, untracked } from '@veranda/domain/maps/tracking-context';
import { metrics } from '@veranda/server/platform/observe/metrics';
import type { CachedMaps } from '@veranda/server/platform/maps/cached-maps';
import type { SitesDeps } from '../deps.ts';
import type { SiteEntry } from '../directory/site-directory.ts';

/** A call of the provider, by what asks for it. */
interface LookUpRequest {
  readonly site: SiteEntry;
  readonly call: LookUpCall;
  readonly context: Partial<TrackingContext>;
}

type LookUpCall = 'autocomplete' | 'details';
type Answer<Call extends LookUpCall> = Exclude<Awaited<ReturnType<CachedMaps[Call]>>['answer'], 'away'>;

/**
 * Looks a place up and counts it by site and context, for its cost. Without a context an error is logged and the look-up
 * goes on (administration §7).
 */
export async function lookUp<Call extends LookUpCall>(
  { db, log, now, maps }: Pick<SitesDeps, 'db' | 'log' | 'now' | 'maps'>,
  { site, call, context: given }: LookUpRequest & { readonly call: Call },
  wanted: string,
): Promise<Answer<Call> | Refusal> {
  const context = trackingContext(given);
  if (context === null)
    log.error(
      { site: site.id, call, productPage: given.productPage, productSection: given.productSection },
      'a map look-up has no tracking context',
    );
  const { answer, isCached } = await maps[call](wanted, site.language);
  const counted = context ?? untracked;
  metrics.mapLookUps.inc({ site: site.id, call, ...counted, source: isCached ? 'cache' : 'provider' });
  const day = new Date(now()).toISOString().slice(0, 10);
  await db.forSite(site.id, (tx) => countLookUp(tx, { call, context: counted, isCached, day }));
  return answer === 'away' ? refuse('places-away') : (answer as Answer<Call>);
}
