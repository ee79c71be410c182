import { findMappedContents } from '@veranda/db/publishing/items';
import type { MapPlace } from '@veranda/domain/embeds/map-addresses';
import { placesOf, publishedPlaces } from '@veranda/domain/maps/published-places';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Call, RawAnswer } from '../../platform/http/route.ts';
import { metrics } from '../../platform/observe/metrics.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { PublishedDrawing } from '../../services/sites/pages/page-renderer.ts';

/** Picture of a place of the site, from the provider: of places on its published pages alone, since each costs. */
export async function pictureOf(
  { db, pages, maps }: Pick<Deps, 'db' | 'pages' | 'maps'>,
  site: SiteEntry,
  { params, reply }: Pick<Call<never>, 'reply'> & { readonly params: { readonly place: string } },
): Promise<RawAnswer | Refusal> {
  const published = maps.picture ? await pages.drawnSite(site) : null;
  const place = published && (await placeOf(db, site, { published, name: params.place }));
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

// Of a page, or of the few items that have maps.
async function placeOf(
  db: Deps['db'],
  site: SiteEntry,
  {
    published,
    name,
  }: { readonly published: Pick<PublishedDrawing, 'frame' | 'number'>; readonly name: string },
): Promise<MapPlace | undefined> {
  const place = publishedPlaces(published.frame).get(name);
  if (place) return place;
  const contents = await db.forSite(site.id, (tx) => findMappedContents(tx, published.number), {
    readOnly: true,
  });
  return placesOf(contents.flatMap(({ document }) => document ?? [])).get(name);
}
