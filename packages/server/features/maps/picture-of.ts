import { publishedPlaces } from '@veranda/domain/maps/published-places';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Call, RawAnswer } from '../../platform/http/route.ts';
import type { CachedMaps } from '../../platform/maps/cached-maps.ts';
import { metrics } from '../../platform/observe/metrics.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** Picture of a place of the site, from the provider: of places on its published pages alone, since each costs. */
export async function pictureOf(
  { pages, maps }: Pick<Deps, 'pages'> & { readonly maps: CachedMaps },
  site: SiteEntry,
  { params, reply }: Pick<Call<never>, 'reply'> & { readonly params: { readonly place: string } },
): Promise<RawAnswer | Refusal> {
  const snapshot = maps.picture ? await pages.snapshotOf(site) : null;
  const place = snapshot && publishedPlaces(snapshot).get(params.place);
  if (!place || !maps.picture) return refuse('not-found');
  const { answer, isCached } = await maps.picture(params.place, place);
  const context = { productPage: 'site', productSection: 'map-block' };
  metrics.mapLookUps.inc({
    site: site.id,
    call: 'picture',
    ...context,
    source: isCached ? 'cache' : 'provider',
  });
  if (answer === 'away') return refuse('unavailable');
  reply.header('cache-control', 'public, max-age=86400');
  return { kind: 'bytes', status: 200, type: 'image/png', bytes: answer };
}
