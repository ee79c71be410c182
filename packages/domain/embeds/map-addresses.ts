import type { FoundEmbed } from './embed-services.ts';

/** A place on the earth, in degrees, and how close it is looked at: 3 a continent, 18 a house. */
export interface MapPlace {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

/** The place as addresses of this site name it: `52.50000,13.40000,16`. */
export function placeWord({ lat, lng, zoom }: MapPlace): string {
  return `${lat.toFixed(5)},${lng.toFixed(5)},${String(zoom)}`;
}

/**
 * The map of a place, as a page and for a frame: Google's with a key that browsers may have, else OpenStreetMap's.
 */
export function mapTarget(place: MapPlace, browserKey: string): FoundEmbed & { readonly frame: string } {
  return browserKey === ''
    ? { title: 'OpenStreetMap', page: mapPage(place), frame: mapFrame(place) }
    : googleTarget(place, browserKey);
}

function googleTarget({ lat, lng, zoom }: MapPlace, key: string) {
  const at = encodeURIComponent(`${lat.toFixed(5)},${lng.toFixed(5)}`);
  return {
    title: 'Google Maps',
    page: `https://www.google.com/maps/search/?api=1&query=${at}`,
    frame: `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${at}&zoom=${String(zoom)}`,
  };
}

function mapPage({ lat, lng, zoom }: MapPlace): string {
  const [north, east] = [lat.toFixed(5), lng.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=${String(zoom)}/${north}/${east}`;
}

// It shows 600 by 400 pixels of that zoom, with a marker in the middle.
function mapFrame({ lat, lng, zoom }: MapPlace): string {
  const degrees = 360 / (256 * 2 ** zoom);
  const [across, down] = [300 * degrees, 200 * degrees * Math.cos((lat * Math.PI) / 180)];
  const corners = [
    Math.max(-180, lng - across),
    Math.max(-90, lat - down),
    Math.min(180, lng + across),
    Math.min(90, lat + down),
  ];
  const box = corners.map((corner) => corner.toFixed(5)).join('%2C');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&marker=${lat.toFixed(5)}%2C${lng.toFixed(5)}`;
}
