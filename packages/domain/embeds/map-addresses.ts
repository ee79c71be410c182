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

/** Address of the map of a place. */
export function mapPage({ lat, lng, zoom }: MapPlace): string {
  const [north, east] = [lat.toFixed(5), lng.toFixed(5)];
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=${String(zoom)}/${north}/${east}`;
}

/** Address of the same map for a frame: it shows 600 by 400 pixels of that zoom, with a marker in the middle. */
export function mapFrame({ lat, lng, zoom }: MapPlace): string {
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
