import { numberAt } from '../blocks/kind.ts';
import { map } from '../blocks/map/map.ts';
import { type MapPlace, placeWord } from '../embeds/map-addresses.ts';
import type { PageDocument } from '../pages/document.ts';
import type { SiteFrame } from '../publishing/items/item-asks.ts';

const places = new WeakMap<SiteFrame, ReadonlyMap<string, MapPlace>>();

/** Places of the maps on a site's pages besides those of items, by their word; made once for a revision. */
export function publishedPlaces(site: SiteFrame): ReadonlyMap<string, MapPlace> {
  const known = places.get(site);
  if (known) return known;
  const found = placesOf(documentsOf(site));
  places.set(site, found);
  return found;
}

/** Places of the maps in documents, by their word. */
export function placesOf(documents: readonly PageDocument[]): ReadonlyMap<string, MapPlace> {
  return new Map(documents.flatMap(placesOn).map((place) => [placeWord(place), place]));
}

function documentsOf({ collections, products = {}, blockFields = {} }: SiteFrame) {
  return [
    ...collections.flatMap(({ document }) => document ?? []),
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
