import { map } from '../blocks/map/map.ts';
import { numberAt } from '../blocks/kind.ts';
import { type MapPlace, placeWord } from '../embeds/map-addresses.ts';
import type { PageDocument } from '../pages/document.ts';
import type { SiteSnapshot } from '../publishing/snapshot.ts';

const places = new WeakMap<SiteSnapshot, ReadonlyMap<string, MapPlace>>();

/** Places of the maps on a site's pages, by their word; made once for a revision. */
export function publishedPlaces(snapshot: SiteSnapshot): ReadonlyMap<string, MapPlace> {
  const known = places.get(snapshot);
  if (known) return known;
  const found = new Map(
    documentsOf(snapshot)
      .flatMap(placesOn)
      .map((place) => [placeWord(place), place]),
  );
  places.set(snapshot, found);
  return found;
}

function documentsOf({ collections, items, products = {}, blockFields = {} }: SiteSnapshot) {
  return [
    ...[...collections, ...items].flatMap(({ document }) => document ?? []),
    ...Object.values(products),
    ...Object.values(blockFields),
  ];
}

function placesOn({ blocks }: PageDocument): MapPlace[] {
  return Object.values(blocks).flatMap(({ type, value: { mapLat: lat, mapLng: lng, ...value } }) =>
    type === map.id && typeof lat === 'number' && typeof lng === 'number'
      ? [{ lat, lng, zoom: numberAt(value, 'zoom', 15) }]
      : [],
  );
}
