/** Destination of a shipment, or place of taxation. */
export interface Destination {
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly region: string;
  readonly postalCode: string;
}

/**
 * A part of the world: a country, of which a region, of which postal codes. Empty texts and lists stand for
 * all.
 */
export interface Area {
  /** Empty for everywhere. */
  readonly country: string;
  readonly region: string;
  /** Single codes have `from` and `to` alike; a code and all that lies between two of the same length. */
  readonly postalRanges: readonly { readonly from: string; readonly to: string }[];
}

/** True when a place lies in an area. */
export function liesIn(place: Destination, area: Area): boolean {
  if (area.country !== '' && area.country !== place.country) return false;
  if (area.region !== '' && area.region !== place.region) return false;
  return area.postalRanges.length === 0 || area.postalRanges.some((range) => isBetween(place, range));
}

// The first five digits of a US ZIP+4 count; a code is compared only with one of its own length.
function isBetween(place: Destination, range: { readonly from: string; readonly to: string }): boolean {
  const [from, to, full] = [range.from, range.to, place.postalCode].map(normalPostal) as [
    string,
    string,
    string,
  ];
  const code = place.country === 'US' ? full.slice(0, from.length) : full;
  return code.length === from.length && from.length === to.length && from <= code && code <= to;
}

function normalPostal(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
